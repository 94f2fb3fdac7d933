import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { resolveFire } from '../../../../src/battle/phases/weapons.js';
import { attackOf } from '../../../../src/battle/physical/attack.js';
import { resolveBlows } from '../../../../src/battle/physical/index.js';
import { toHitOfBlow } from '../../../../src/battle/physical/to-hit.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { struckSide } from '../../../../src/battle/sight/hit-side.js';
import { lookAt } from '../../../../src/battle/weapons/line.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { struckBy } from '../../../../src/rules/hit-location/struck.js';
import { calculatePhysicalDamage, calculatePhysicalOwnDamage } from '../../../../src/rules/physical/index.js';
import { customMech } from '../../custom-mech.js';
import { type CustomVehicle, customVehicle, TANK } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;

/** A vehicle that is struck once, on this roll of the table of its right side. */
function struckOnTheRight(
  vehicle: CustomVehicle,
  roll: number,
  dice: readonly number[],
  setup: Partial<SampleSetup> = {},
) {
  const sample = sampleBattle({
    red: [{ unit: customVehicle(vehicle), at: [5, 8] }],
    blue: [FAR],
    ...BOOK,
    ...setup,
    dice,
  });
  const tables = sample.red.aptitudes.hitTables;
  const place = struckBy(tables, 'full', 'right', { dice: [], total: roll }, () => 1);
  applyHit(sample.battle, sample.red, place, 10, false, NOBODY);
  sample.done();
  return sample;
}

describe('Worked examples of vehicles', () => {
  it('motive: a tank of cruise 4 hit on the right by 10 points on a 4 rolls 7 + 2: cruise 3, flank 5, driving +2', () => {
    const { red, battle, of } = struckOnTheRight({ tonnage: 60, cruise: 4 }, 4, [3, 4]);
    expect(red.armor[1]).toBe(10);
    expect(of('motive')).toMatchObject([{ total: 9, effect: 'moderate' }]);
    const { walk, run } = moverOf(battle, red);
    expect([walk, run, pilotStateOf(red).motiveDamage]).toEqual([3, 5, 2]);
  });

  it('motive: the same hit on a hovercraft is 12: immobilized, and over water it sinks', () => {
    const dry = struckOnTheRight({ motion: 'hover' }, 4, [3, 4]);
    expect(dry.of('motive')).toMatchObject([{ total: 12, effect: 'immobilized' }]);
    expect(moverOf(dry.battle, dry.red).walk).toBe(0);
    const map = mapOf({ '5,8': { terrain: ['water'], waterDepth: 1 } });
    expect(struckOnTheRight({ motion: 'hover' }, 4, [3, 4], { map }).red.lost).toBe('sunk');
  });

  it("side: an attacker in direction 1 of a tank that faces 0 strikes its right side, and a 'Mech there in front", () => {
    const { battle, red, units } = sampleBattle({
      red: [
        { unit: customVehicle(), at: [5, 8], facing: 0 },
        { unit: 'shadow-hawk-shd-2h', at: [9, 8], facing: 0 },
      ],
      blue: [FAR],
    });
    const beside = (hex: number): number => battle.map.neighbors[hex * 6 + 1] as number;
    const mech = units[1] as typeof red;
    expect(struckSide(battle.map, beside(red.hex), red)).toBe('right');
    expect(struckSide(battle.map, beside(mech.hex), mech)).toBe('front');
  });

  it('stabilizer: a tank that flanked fires at short range with 4 + 2 + 2 = 8', () => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: customVehicle(TANK), at: [5, 8], condition: { vehicle: { stabilizers: ['turret'] } } }],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5] }],
      ...BOOK,
    });
    red.movement = 'run';
    const gun = red.design.weapons.findIndex(({ item }) => item.name === 'AC/10');
    const order = { torsoFacing: 0, shots: [{ weapon: gun, target: blue.index }] } as const;
    expect(weaponAttackOf(battle, red, order, order.shots[0]).needed).toBe(8);
  });

  it('sideslip: a hovercraft that flanked 6 hexes and fails by 2 slips 2 hexes straight on', () => {
    const sample = sampleBattle({
      red: [{ unit: customVehicle({ motion: 'hover', cruise: 6, turrets: 0 }), at: [8, 12], facing: 0 }],
      blue: [FAR],
      ...BOOK,
      dice: [1, 2],
    });
    const { battle, red, of } = sample;
    const six = Array<'forward'>(6).fill('forward');
    executeMove(battle, red, { steps: [...six, 'turn-right', 'forward'] });
    sample.done();
    expect(of('piloting-roll')).toMatchObject([{ cause: 'sideslip', roll: { needed: 5 }, passed: false }]);
    expect([battle.map.columnOf(red.hex), battle.map.rowOf(red.hex)]).toEqual([8, 4]);
  });

  it('kick a tank: 75 tons, piloting 5, walked, at a tank that cannot move: 0, and 15 points', () => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: customMech({ tonnage: 75 }), at: [5, 8] }],
      blue: [{ unit: customVehicle(), at: [5, 7], condition: { vehicle: { immobilized: true } } }],
      ...BOOK,
    });
    red.movement = 'walk';
    const kick = { kind: 'kick', target: blue.index, limb: red.plan.legs[0] as number } as const;
    expect(toHitOfBlow(battle, red, kick)).toBe(0);
    const blow = {
      unit: red,
      target: blue,
      kind: 'kick',
      limb: kick.limb,
      weapon: undefined,
      aimedAt: undefined,
      bothHands: false,
      active: true,
      torsoFacing: red.torsoFacing,
    } as const;
    const { striker, options } = attackOf(battle, blow);
    expect(calculatePhysicalDamage('kick', striker, options)).toBe(15);
  });

  it("charge: a hovercraft of 50 tons that moved 9 hexes does 40 to a 'Mech of 55 tons, and takes 6", () => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: customVehicle({ motion: 'hover' }), at: [5, 8] }],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 7] }],
      ...BOOK,
    });
    red.movement = 'run';
    // The ninth is the step into the target.
    red.hexesMoved = 8;
    const blow = {
      unit: red,
      target: blue,
      kind: 'charge',
      limb: -1,
      weapon: undefined,
      aimedAt: undefined,
      bothHands: false,
      active: true,
      torsoFacing: red.torsoFacing,
    } as const;
    const { striker, options, table } = attackOf(battle, blow);
    expect(calculatePhysicalDamage('charge', striker, options)).toBe(40);
    expect(calculatePhysicalOwnDamage('charge', striker, { tonnage: 55 }, options)).toBe(6);
    expect(table).toEqual({ table: 'kick' });
  });

  it('a charge that hits shakes the motive system of whoever charged', () => {
    const sample = sampleBattle({
      red: [{ unit: customVehicle({ motion: 'hover' }), at: [5, 8] }],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 7] }],
      ...BOOK,
      // Hit; two groups of 5 on the legs; 5 and 1 on the own front; the motive roll.
      dice: [6, 6, 1, 1, 3, 3, 3, 3, 1, 1],
    });
    const { battle, red, blue, of } = sample;
    Object.assign(red, { movement: 'run', hexesMoved: 2, chargeTarget: blue.index, chargeKind: 'charge' });
    blue.hasMoved = true;
    resolveBlows(battle);
    expect(of('motive')).toMatchObject([{ unit: 0, total: 5, effect: 'none' }]);
  });

  it('infernos: three that hit a tank are three location rolls, each with a critical roll at −2', () => {
    const sample = sampleBattle({
      red: [{ unit: 'shadow-hawk-shd-2h', at: [5, 8] }],
      blue: [{ unit: customVehicle(TANK), at: [5, 5], facing: 3 }],
      ...BOOK,
      // Each strikes the front; criticals of 4 - 2, of 7 - 2 and of 8 - 2: the driver is hit.
      dice: [3, 4, 2, 2, 3, 4, 3, 4, 3, 4, 4, 4],
    });
    const { battle, red, blue, of } = sample;
    const { side } = lookAt(battle, red, blue);
    blue.design.kind.burn(battle, blue, 3, side, { attacker: red, weapon: 0, kind: undefined });
    sample.done();
    expect(of('critical-check').map(({ total }) => total)).toEqual([2, 5, 6]);
    expect(of('vehicle-critical')).toMatchObject([{ critical: 'driver' }]);
    expect(of('damage')).toEqual([]);
  });

  it('stun: what a crew has declared is still fired in the turn it is stunned in', () => {
    const sample = sampleBattle({
      red: [{ unit: customVehicle(TANK), at: [5, 8] }],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5] }],
      ...BOOK,
      dice: [1, 1],
    });
    const { battle, red, blue, of } = sample;
    const gun = red.design.weapons.findIndex(({ item }) => item.name === 'AC/10');
    battle.declaredFire.push({
      unit: 0,
      order: { torsoFacing: 0, shots: [{ weapon: gun, target: blue.index }] },
    });
    red.stunned = true;
    resolveFire(battle);
    expect(of('weapon-attack')).toHaveLength(1);
  });
});
