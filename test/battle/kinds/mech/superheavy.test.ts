import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { toHitOfBlow } from '../../../../src/battle/physical/to-hit.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { mechLocationIndex } from '../../../../src/rules/body/mech-plans.js';
import { calculatePilotingRoll } from '../../../../src/rules/piloting/index.js';
import type { CustomMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { redFires, shootingRange } from '../../shooting-range.js';

/** 150 tons that walk 2; slots hold twice as much, so that two do for a gyro. */
const COLOSSUS: CustomMech = { tonnage: 150, walk: 2, gyro: 'superheavy', cockpit: 'superheavy' };
const BOOK = { ruleset: 'total-warfare' } as const;
const LEFT_TORSO = mechLocationIndex('left_torso');

describe("A superheavy 'Mech", () => {
  it('is hit at -1', () => {
    const range = shootingRange({
      ...BOOK,
      red: { slots: { RA: ['Medium Laser'] } },
      blue: COLOSSUS,
      dice: [1, 1],
    });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ roll: { needed: 3 } }]);
    range.done();
  });

  it('stands three levels high, and lies one level high', () => {
    const { blue } = shootingRange({ blue: COLOSSUS });
    expect(blue.height).toBe(2);
    blue.prone = true;
    expect(blue.height).toBe(0);
  });

  it('strikes at +1, and with its fists nobody who stands on its level and is a level lower', () => {
    const { battle, red } = shootingRange({ ...BOOK, distance: 1, red: COLOSSUS });
    // Piloting 5, kick -2, superheavy +1.
    expect(toHitOfBlow(battle, red, { kind: 'kick', target: 1, limb: mechLocationIndex('left_leg') })).toBe(
      4,
    );
    const punch = { kind: 'punch', target: 1, limb: mechLocationIndex('left_arm') } as const;
    expect(toHitOfBlow(battle, red, punch)).toBe(Number.POSITIVE_INFINITY);
  });

  it('tramples woods, rough and rubble at a point less, and bogs down at +1', () => {
    const map = mapOf({ '5,13': { terrain: ['heavy_woods'] } });
    const { battle, red } = shootingRange({ ...BOOK, red: COLOSSUS, map });
    const { steps } = evaluatePath(map, moverOf(battle, red), [{ kind: 'forward' }], pilotStateOf(red));
    expect(steps[0]?.mp).toBe(2);
    const bogged = calculatePilotingRoll(
      pilotStateOf(red),
      { kind: 'terrain', terrain: 'swamp', bogDown: true },
      BOOK,
    );
    expect(bogged.modifiers).toContainEqual(expect.objectContaining({ id: 'superheavy', value: 1 }));
    const walls = calculatePilotingRoll(
      pilotStateOf(red),
      { kind: 'terrain', terrain: { type: 'building', level: 1 } },
      BOOK,
    );
    expect(walls.modifiers).toContainEqual(expect.objectContaining({ id: 'superheavy', value: 4 }));
  });

  it('loses both items of a slot that is hit, and two bins go up together', () => {
    const range = shootingRange({
      ...BOOK,
      red: { slots: { RA: ['Medium Laser'] } },
      blue: {
        ...COLOSSUS,
        slots: { LT: ['IS Ammo SRM-2|IS Ammo SRM-2'] },
        condition: { armor: { left_torso: 0 }, rounds: [10, 5] },
      },
      // To hit, the left torso, one critical hit, the first slot.
      dice: [6, 6, 4, 4, 4, 4, 1, 1],
    });
    expect(range.blue.design.bins).toHaveLength(2);
    range.add(...Array<number>(100).fill(3));
    redFires(range, [{ weapon: 'Medium Laser' }]);
    // Fifteen rounds of two missiles of two points each.
    expect(range.of('explosion')).toMatchObject([{ location: 'left_torso', damage: 60 }]);
    expect([...range.blue.rounds]).toEqual([0, 0]);
    expect(range.blue.hasLost(LEFT_TORSO)).toBe(true);
  });

  it('loses two heat sinks with a slot that they share', () => {
    const { blue } = shootingRange({
      blue: {
        ...COLOSSUS,
        slots: { LT: ['Heat Sink|Heat Sink'] },
        condition: { criticals: { left_torso: [0] } },
      },
    });
    expect(blue.heatSinksLost).toBe(2);
  });

  it('does not survive the second hit on a compact engine', () => {
    const hit = (engine: 'fusion' | 'compact') =>
      shootingRange({ blue: { ...COLOSSUS, engine, condition: { criticals: { center_torso: [0, 1] } } } })
        .blue.lost;
    expect(hit('fusion')).toBeUndefined();
    expect(hit('compact')).toBe('engine-destroyed');
  });
});
