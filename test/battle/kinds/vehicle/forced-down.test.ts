import { describe, expect, it } from 'vitest';
import type { VehicleCondition } from '../../../../src/battle/combatant/condition.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { customMech } from '../../custom-mech.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;
const COPTER: CustomVehicle = { motion: 'vtol', tonnage: 25, cruise: 8, turrets: 0, fusion: true, armor: 60 };

interface Flight {
  readonly craft?: CustomVehicle;
  readonly elevation: number;
  readonly vehicle?: VehicleCondition;
  readonly hex?: Partial<MapHex>;
  readonly hexes?: Readonly<Record<string, Partial<MapHex>>>;
}

function flying({ craft = {}, elevation, vehicle, hex = {}, hexes = {} }: Flight): SampleBattle {
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    red: [
      {
        unit: customVehicle({ ...COPTER, ...craft }),
        at: [8, 12],
        facing: 0,
        ...(vehicle && { condition: { vehicle } }),
      },
    ],
    blue: [FAR],
    map: mapOf({ '8,12': hex, ...hexes }),
  });
  sample.battle.lift(sample.red, elevation);
  return sample;
}

/** A critical hit by these dice, and what they lead to. */
function critical(sample: SampleBattle, location: LocationName, ...dice: readonly number[]): SampleBattle {
  sample.add(...dice);
  checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf(location), NOBODY);
  sample.done();
  return sample;
}

const FRONT = [3, 4] as const;

describe('A VTOL that loses its engine', () => {
  it.each<readonly [string, VehicleCondition, number]>([
    // Driving 5, and 4 without power.
    ['nothing else', {}, 9],
    ['the pilot hit', { driverHit: true }, 11],
    ['the co-pilot hit, who does not drive', { commanderHit: true }, 9],
    ['the flight stabilizer hit', { flightStabilizerHit: true }, 12],
    ['pilot and flight stabilizer hit', { driverHit: true, flightStabilizerHit: true }, 14],
  ])('with %s', (_, vehicle, needed) => {
    // On a side, 10 is the engine. It lands on a 12, or crashes from two levels: 3 × 3 in two groups on the front.
    const fails = needed > 12;
    const sample = critical(
      flying({ elevation: 2, vehicle }),
      'left_side',
      4,
      6,
      6,
      6,
      ...(fails ? [1, ...FRONT, ...FRONT] : []),
    );
    expect(sample.of('piloting-roll')).toMatchObject([{ cause: 'forced-landing', roll: { needed } }]);
    expect(sample.of(fails ? 'crash' : 'landing')).toHaveLength(1);
    expect(sample.red.elevation).toBe(0);
  });

  it.each<readonly [string, Partial<MapHex>]>([
    ['woods', { terrain: ['light_woods'], foliageHeight: 2 }],
    ['jungle', { terrain: ['light_jungle'], foliageHeight: 2 }],
    ['rubble', { terrain: ['rubble'] }],
    ['mud', { terrain: ['mud'] }],
    ['magma', { terrain: ['magma'] }],
  ])('over %s crashes without a roll', (_, hex) => {
    const sample = flying({ elevation: 3, hex });
    critical(sample, 'left_side', 4, 6, 1, ...FRONT, ...FRONT, ...FRONT);
    expect(sample.of('piloting-roll')).toEqual([]);
    expect(sample.of('crash')).toMatchObject([{ levels: 3, damage: 12 }]);
  });

  it('over rough ground or a street may land', () => {
    for (const terrain of ['rough', 'pavement', 'road'] as const) {
      const sample = critical(flying({ elevation: 3, hex: { terrain: [terrain] } }), 'left_side', 4, 6, 6, 6);
      expect(sample.of('landing')).toHaveLength(1);
    }
  });

  it('a WiGE lands on a plain driving roll', () => {
    const sample = flying({ craft: { motion: 'wige' }, elevation: 1 });
    critical(sample, 'rear', 5, 5, 3, 3);
    expect(sample.of('piloting-roll')).toMatchObject([{ cause: 'forced-landing', roll: { needed: 5 } }]);
    expect(sample.of('landing')).toHaveLength(1);
  });
});

describe('A crash', () => {
  it.each([
    // A tenth of its tons, halves up, for each level and one more; in groups of 5.
    [5, 1, [2]],
    [15, 2, [5, 1]],
    [20, 1, [4]],
    [25, 4, [5, 5, 5]],
    [30, 3, [5, 5, 2]],
    [30, 9, [5, 5, 5, 5, 5, 5]],
  ] as const)('of %i tons from elevation %i strikes with %j', (tonnage, elevation, groups) => {
    const sample = flying({ craft: { tonnage }, elevation });
    // Rotors destroyed; the die for the side, a location for each group.
    critical(sample, 'rotor', 5, 6, 1, ...groups.flatMap(() => FRONT));
    expect(sample.of('hit').map(({ damage }) => damage)).toEqual(groups);
    expect(sample.red.isOut).toBe(false);
  });

  it.each([
    [1, 'front'],
    [2, 'right_side'],
    [3, 'right_side'],
    [4, 'rear'],
    [5, 'left_side'],
    [6, 'left_side'],
  ] as const)('lands on a %i on its %s', (die, location) => {
    const sample = flying({ elevation: 1 });
    critical(sample, 'rotor', 5, 6, die, ...FRONT, ...FRONT);
    expect(new Set(sample.of('hit').map((hit) => hit.location))).toEqual(new Set([location]));
  });

  it('breaks ice over water on a 4, and the VTOL sinks', () => {
    const hex: Partial<MapHex> = { terrain: ['water', 'ice'], waterDepth: 1 };
    const holds = critical(flying({ elevation: 1, hex }), 'rotor', 5, 6, 1, 3, ...FRONT, ...FRONT);
    expect([holds.of('ice')[0]?.breaks, holds.red.lost]).toEqual([false, undefined]);
    const breaks = critical(flying({ elevation: 1, hex }), 'rotor', 5, 6, 1, 4);
    expect([breaks.of('ice')[0]?.breaks, breaks.red.lost]).toEqual([true, 'sunk']);
    expect(breaks.battle.map.has(breaks.red.hex, 'ice')).toBe(false);
  });

  it('burns a WiGE that is hurt in front, sides or rear, not one that is hurt in a turret alone', () => {
    const struckOn = (...dice: readonly number[]) => {
      const craft: CustomVehicle = { motion: 'wige', fusion: false, turrets: 2, armor: 4 };
      const sample = flying({ craft, elevation: 1 });
      // Immobilized, it crashes on its front: 5 points and 1. No critical check finds anything.
      sample.add(6, 6, 1, ...dice);
      sample.red.design.kind.hitMotiveSystem(sample.battle, sample.red, 0, NOBODY);
      sample.done();
      return sample.red.lost;
    };
    expect(struckOn(...FRONT, 1, 1, ...FRONT, 1, 1)).toBe('crashed');
    expect(struckOn(4, 6, 3, 1, 1, ...FRONT)).toBeUndefined();
  });

  it('burns a VTOL with a broken hull and fuel on board, and no other', () => {
    const lost = (fusion: boolean, armor: number) => {
      const sample = flying({ craft: { fusion, armor }, elevation: 2 });
      // 9 points in two groups; structure that is hurt asks for a critical check, which finds nothing.
      sample.add(5, 6, 1, ...FRONT, ...Array<number>(12).fill(1));
      checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf('rotor'), NOBODY);
      return sample.red.lost;
    };
    expect(lost(false, 60)).toBeUndefined();
    expect(lost(false, 7)).toBe('crashed');
    expect(lost(true, 7)).toBeUndefined();
  });
});

describe('A VTOL at flank speed', () => {
  const ahead = (hexes: number): StepKind[] => Array<StepKind>(hexes).fill('forward');
  const turns = (flight: Flight, hexes: number, ...dice: readonly number[]) => {
    const sample = flying(flight);
    sample.add(...dice);
    executeMove(sample.battle, sample.red, { steps: [...ahead(hexes), 'turn-right', 'forward'] });
    return sample;
  };

  it.each<readonly [string, VehicleCondition, number]>([
    ['unhurt', {}, 5],
    ['without its pilot', { driverHit: true }, 7],
    ['without its flight stabilizer', { flightStabilizerHit: true }, 8],
    ['without its co-pilot', { commanderHit: true }, 5],
  ])('rolls for a turn, %s', (_, vehicle, needed) => {
    const sample = turns({ elevation: 5, vehicle }, 8, 6, 6);
    expect(sample.of('piloting-roll')).toMatchObject([{ cause: 'sideslip', roll: { needed } }]);
  });

  it('asks for no roll in the first hex, at cruising speed, or over any ground', () => {
    expect(turns({ elevation: 5 }, 5).of('piloting-roll')).toEqual([]);
  });

  it('that fails by 3 after eight hexes slips three of them', () => {
    const sample = turns({ elevation: 5 }, 8, 1, 1);
    expect(sample.of('skid')[0]).toMatchObject({ to: sample.battle.map.indexOf(8, 1) });
  });

  it('slips over ground that it clears', () => {
    const sample = turns({ elevation: 5, hexes: { '8,3': { level: 4 } } }, 8, 1, 1);
    expect(sample.red.isOut).toBe(false);
    expect(sample.of('crash')).toEqual([]);
  });
});

describe('A shot at a VTOL', () => {
  it.each([
    // It stands, hovers, moved and landed, or is in the air after a move.
    [0, 0, 4],
    [2, 0, 5],
    [0, 3, 6],
    [2, 3, 6],
    [2, 10, 9],
    [2, 18, 10],
  ])('at elevation %i that moved %i hexes needs %i', (elevation, hexesMoved, needed) => {
    for (const ruleset of ['standard', 'total-warfare', 'core'] as const) {
      const { battle, red, blue } = sampleBattle({
        ruleset,
        red: [{ unit: customMech({ slots: { RT: ['Medium Laser'] } }), at: [5, 8], facing: 0 }],
        blue: [{ unit: customVehicle(COPTER), at: [5, 6] }],
      });
      battle.lift(blue, elevation);
      if (hexesMoved > 0) Object.assign(blue, { movement: 'run', hexesMoved });
      const shot = { weapon: 0, target: blue.index };
      expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed, ruleset).toBe(
        needed,
      );
    }
  });

  it.each([
    ['cluster rounds of an LB 10-X', 'IS LB 10-X Cluster Ammo', 2, 2],
    ['slugs of an LB 10-X', 'IS LB 10-X AC Ammo', 2, 5],
    ['cluster rounds, on the ground', 'IS LB 10-X Cluster Ammo', 0, 3],
  ] as const)('with %s', (_, load, elevation, needed) => {
    const gun = customMech({ slots: { RT: ['ISLBXAC10*6', load] } });
    const { battle, red, blue } = sampleBattle({
      ruleset: 'total-warfare',
      red: [{ unit: gun, at: [5, 8], facing: 0 }],
      blue: [{ unit: customVehicle(COPTER), at: [5, 5] }],
    });
    battle.lift(blue, elevation);
    const shot = { weapon: 0, target: blue.index };
    // In the air +1; cluster rounds −1, and −2 as flak.
    expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed).toBe(needed);
  });
});
