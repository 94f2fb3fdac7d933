import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { checkInvariants } from '../../../../src/battle/invariants.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { Reach } from '../../../../src/battle/movement/reach.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { resolveBlows } from '../../../../src/battle/physical/index.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, type SampleSetup, sampleBattle } from '../../sample-battle.js';

const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;
const hill = (level: number): Partial<MapHex> => ({ level });
const WOODS: Partial<MapHex> = { terrain: ['light_woods'], foliageHeight: 2 };
const ahead = (hexes: number): readonly StepKind[] => Array<StepKind>(hexes).fill('forward');

interface Gliding extends Partial<SampleSetup> {
  readonly elevation?: number;
  readonly hexes?: Readonly<Record<string, Partial<MapHex>>>;
}

/** A WiGE of 40 tons and cruise 8 that looks north, just above the ground. */
function gliding({ elevation = 1, hexes = {}, ...setup }: Gliding = {}): SampleBattle {
  const wige = customVehicle({ motion: 'wige', tonnage: 40, cruise: 8, turrets: 0, armor: 50, fusion: true });
  const sample = sampleBattle({
    red: [{ unit: wige, at: [8, 12], facing: 0 }],
    blue: [FAR],
    ruleset: 'total-warfare',
    map: mapOf(hexes),
    ...setup,
  });
  sample.battle.lift(sample.red, elevation);
  sample.battle.phase = 'movement';
  return sample;
}

function flown({ battle, red }: SampleBattle, ...steps: readonly StepKind[]) {
  const { end, obstacle } = evaluatePath(
    battle.map,
    moverOf(battle, red),
    steps.map((kind) => ({ kind })),
    pilotStateOf(red),
    battle.occupancyFor(red),
  );
  return obstacle ?? [end.mp, end.elevation];
}

/** It moves like that, and then the phase ends. */
function comesTo(sample: SampleBattle, ...steps: readonly StepKind[]): SampleBattle {
  executeMove(sample.battle, sample.red, { steps });
  endOfPhase(sample.battle);
  checkInvariants(sample.battle);
  return sample;
}

describe('A WiGE', () => {
  it('begins in the air', () => {
    const unit = customVehicle({ motion: 'wige' });
    expect(sampleBattle({ red: [{ unit, at: [8, 8] }], blue: [FAR] }).red.elevation).toBe(1);
  });

  it('takes off with the first step for 5 points; on the ground it has one, for a hex or a hexside', () => {
    const grounded = gliding({ elevation: 0 });
    expect(flown(grounded, 'up', 'forward')).toEqual([6, 1]);
    expect(flown(grounded, 'forward')).toEqual([1, 0]);
    expect(flown(grounded, 'turn-left')).toEqual([1, 0]);
    expect(flown(grounded, 'turn-left', 'forward')).toBe('no-points');
    expect(flown(grounded, 'turn-left', 'up')).toBe('cannot-rise');
  });

  it('flies over water and rough ground for a point, rises a level by itself, and no more', () => {
    const over = (hex: Partial<MapHex>) => flown(gliding({ hexes: { '8,11': hex } }), 'forward');
    expect(over({ terrain: ['water'], waterDepth: 2 })).toEqual([1, 1]);
    expect(over({ terrain: ['rough'] })).toEqual([1, 1]);
    expect(over(hill(1))).toEqual([1, 1]);
    expect(over(hill(2))).toBe('too-low');
    expect(over(WOODS)).toBe('too-low');
    expect(over({ ...WOODS, terrain: ['light_woods', 'road'], roadExits: 63 })).toEqual([1, 1]);
  });

  it('keeps its height over a drop for 3 points, and sinks for nothing', () => {
    const sample = gliding({ hexes: { '8,11': hill(-2), '8,10': hill(-2) } });
    expect(flown(sample, 'forward')).toEqual([3, 3]);
    expect(flown(sample, 'forward', 'forward')).toEqual([6, 3]);
    expect(flown(sample, 'forward', 'down', 'down', 'forward')).toEqual([4, 1]);
  });

  it('never flies backward, and its move ends where it lands', () => {
    expect(flown(gliding(), 'backward')).toBe('never-backward');
    expect(flown(gliding(), 'forward', 'down')).toEqual([1, 0]);
    expect(flown(gliding(), 'forward', 'down', 'turn-left')).toBe('has-landed');
    expect(flown(gliding(), 'down', 'forward')).toBe('no-points');
  });

  it('reaches the places that its steps lead to, with the same points', () => {
    const { battle, red } = gliding({ hexes: { '8,11': hill(-2), '9,12': hill(1), '7,11': WOODS } });
    const reach = new Reach();
    const mover = moverOf(battle, red);
    reach.walk(battle.map, mover, battle.occupancyFor(red));
    for (let place = 0; place < reach.count; place += 1) {
      const steps = reach.stepsTo(place).map((kind) => ({ kind }));
      const { end, obstacle } = evaluatePath(battle.map, mover, steps, pilotStateOf(red));
      expect(obstacle).toBeUndefined();
      expect([end.hex, end.elevation, end.facing, end.mp]).toEqual([
        reach.hexAt(place),
        reach.elevationAt(place),
        reach.facingAt(place),
        reach.mpAt(place),
      ]);
    }
  });

  it('stays in the air with five hexes in a turn, and lands with fewer', () => {
    expect(comesTo(gliding(), ...ahead(5)).red.elevation).toBe(1);
    const slow = comesTo(gliding(), ...ahead(4));
    expect(slow.of('landing')).toMatchObject([{ forced: false }]);
    expect(slow.red.elevation).toBe(0);
  });

  it('stays in the air for 5 points on the spot, and in the turn in which it took off', () => {
    expect(flown(gliding(), 'hover')).toEqual([5, 1]);
    expect(comesTo(gliding(), 'hover').red.elevation).toBe(1);
    const grounded = gliding({ elevation: 0 });
    grounded.red.design.kind.endOfTurn(grounded.battle, grounded.red);
    expect(comesTo(grounded, 'up', 'forward').red.elevation).toBe(1);
  });

  it('crashes where it is too slow and cannot land', () => {
    const road = { terrain: ['light_woods', 'road'], roadExits: 63, foliageHeight: 2 } as const;
    expect(comesTo(gliding({ hexes: { '8,11': road } }), 'forward').red.elevation).toBe(0);
    const rubble = gliding({ hexes: { '8,11': { terrain: ['ultra_rubble'] } }, dice: [1, 3, 3, 3, 3] });
    const { of } = comesTo(rubble, 'forward');
    // 4 × (1 level + 1) = 8, in two groups.
    expect(of('crash')).toMatchObject([{ levels: 1, damage: 8 }]);
  });

  it('is carried just above the ground at the end of its move', () => {
    const low = Object.fromEntries(Array.from({ length: 12 }, (_, row) => [`8,${row}`, hill(-1)]));
    expect(comesTo(gliding({ hexes: low }), 'forward', 'down', ...ahead(4)).red.elevation).toBe(1);
    const high = comesTo(gliding({ hexes: { '8,7': hill(-1) } }), ...ahead(5));
    expect(high.red.elevation).toBe(1);
  });

  it('crashes when it is immobilized in the air, and is brought down with an engine hit at +0', () => {
    const stopped = gliding({ dice: [6, 6, 1, 3, 3, 3, 3] });
    stopped.red.design.kind.hitMotiveSystem(stopped.battle, stopped.red, 0, NOBODY);
    expect(stopped.of('motive')).toMatchObject([{ total: 16, effect: 'immobilized' }]);
    expect(stopped.of('crash')).toMatchObject([{ levels: 1, damage: 8 }]);
    const engine = gliding({ dice: [5, 6, 2, 3] });
    checkForCriticals(engine.battle, engine.red, engine.red.plan.locations.indexOf('left_side'), NOBODY);
    expect(engine.of('piloting-roll')).toMatchObject([{ cause: 'forced-landing', roll: { needed: 5 } }]);
    expect(engine.of('landing')).toMatchObject([{ forced: true }]);
  });

  it('crashes on one of six sides, where it has as many', () => {
    const superheavy = customVehicle({ motion: 'wige', tonnage: 100, turrets: 0, armor: 50, sides: 6 });
    const sample = sampleBattle({
      red: [{ unit: superheavy, at: [8, 8] }],
      blue: [FAR],
      ruleset: 'total-warfare',
      // Immobilized; a 3 turns it by two hexsides; 20 points are four groups.
      dice: [6, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    });
    sample.red.design.kind.hitMotiveSystem(sample.battle, sample.red, 0, NOBODY);
    sample.done();
    expect(sample.of('crash')).toMatchObject([{ damage: 20, side: 'rear_right' }]);
  });

  it('is 1 harder to hit in the air when it moved, and not when it stood still', () => {
    const needed = (movement: 'walk' | 'stationary', hexesMoved: number): number => {
      const { battle, red, blue } = gliding({
        blue: [{ unit: 'shadow-hawk-shd-2h', at: [8, 9], facing: 3 }],
      });
      Object.assign(red, { hasMoved: true, movement, hexesMoved });
      const weapon = blue.design.weapons.findIndex(({ item }) => item.name === 'Medium Laser');
      const shot = { weapon, target: red.index } as const;
      return weaponAttackOf(battle, blue, { torsoFacing: 3, shots: [shot] }, shot).needed;
    };
    expect([needed('stationary', 0), needed('walk', 5)]).toEqual([4, 7]);
  });

  describe('that charges in flight', () => {
    /** Five hexes ahead of it, in the next one, stands somebody who has moved. */
    function charging(unit: NonNullable<SampleSetup['blue']>[number]['unit']): SampleBattle {
      const sample = gliding({ blue: [{ unit, at: [8, 6], facing: 3 }] });
      sample.blue.hasMoved = true;
      executeMove(sample.battle, sample.red, {
        steps: ahead(5),
        attack: { kind: 'charge', target: sample.blue.index },
      });
      sample.battle.phase = 'physical';
      return sample;
    }

    it("rams a 'Mech, which rises to the height of its flight, for a tenth of its weight a hex", () => {
      const sample = charging('shadow-hawk-shd-2h');
      // To hit; four groups of 5 on the kick table; own damage, 5 and 1; then both motive rolls and piloting rolls.
      sample.add(6, 6, ...Array<number>(24).fill(3));
      resolveBlows(sample.battle);
      const struck = sample.of('hit').filter(({ target }) => target === sample.blue.index);
      expect(struck.map(({ damage }) => damage)).toEqual([5, 5, 5, 5]);
      checkInvariants(sample.battle);
    });

    it('passes over a tank', () => {
      expect(() => charging(customVehicle({}))).toThrow('the target stands too high or too low');
    });
  });
});
