import { describe, expect, it } from 'vitest';
import {
  CENTER_TORSO,
  HEAD,
  LEFT_ARM,
  LEFT_LEG,
  LEFT_TORSO,
  MECH_PLANS,
  RIGHT_ARM,
  RIGHT_LEG,
  RIGHT_TORSO,
} from '../../../src/rules/body/mech-plans.js';
import { type Plating, throughPlating } from '../../../src/rules/damage/plating.js';
import { bodyOf } from '../../../src/rules/damage/report.js';
import { guardedBy, type ShieldMode, shieldAbsorption } from '../../../src/rules/damage/shields.js';
import { createStrikeOutcome, strike } from '../../../src/rules/damage/strike.js';
import { rulesetOf } from '../../../src/rules/ruleset.js';
import { mechWith } from './sample-mech.js';

const COUNT = MECH_PLANS.biped.locations.length;

const points = (amounts: Readonly<Record<number, number>> = {}) =>
  Float64Array.from({ length: COUNT }, (_, at) => amounts[at] ?? 0);

/** Medium shields, which take 5 points of a hit and 18 in all, held so on these arms. */
function shielded(...held: readonly (readonly [arm: number, mode: ShieldMode])[]): Plating {
  const guards = new Uint8Array(COUNT);
  for (const [arm, mode] of held)
    for (const at of guardedBy(arm, mode)) guards[at] = (guards[at] ?? 0) | (1 << arm);
  const arms = held.map(([arm]) => arm);
  return {
    modular: points(),
    rearModular: points(),
    shield: points(Object.fromEntries(arms.map((arm) => [arm, 18]))),
    shieldAbsorption: points(Object.fromEntries(arms.map((arm) => [arm, 5]))),
    guards,
  };
}

describe('a shield', () => {
  it('takes its absorption of each hit, until its capacity is used up', () => {
    const plating = shielded([LEFT_ARM, 'none']);
    const through = [3, 10, 10, 10, 10].map((damage) =>
      throughPlating(plating, LEFT_ARM, damage, false, false),
    );
    expect(through).toEqual([0, 5, 5, 5, 10]);
    expect(plating.shield[LEFT_ARM]).toBe(0);
  });

  it('is no help against what comes from behind', () => {
    const plating = shielded([LEFT_ARM, 'active']);
    expect(throughPlating(plating, LEFT_ARM, 10, false, true)).toBe(10);
    expect(throughPlating(plating, LEFT_TORSO, 10, true, true)).toBe(10);
    expect(plating.shield[LEFT_ARM]).toBe(18);
  });

  it('stands before its arm; passive, before the side torso too; active, before all but the other side', () => {
    const all = Array.from({ length: COUNT }, (_, at) => at);
    const guarded = (arm: number, mode: ShieldMode) =>
      all.filter((at) => throughPlating(shielded([arm, mode]), at, 10, false, false) === 5);
    const sorted = (...places: number[]) => places.sort((a, b) => a - b);
    expect(guarded(LEFT_ARM, 'none')).toEqual([LEFT_ARM]);
    expect(guarded(LEFT_ARM, 'passive')).toEqual(sorted(LEFT_ARM, LEFT_TORSO));
    expect(guarded(LEFT_ARM, 'active')).toEqual(sorted(HEAD, CENTER_TORSO, LEFT_TORSO, LEFT_ARM, LEFT_LEG));
    expect(guarded(RIGHT_ARM, 'passive')).toEqual(sorted(RIGHT_ARM, RIGHT_TORSO));
    expect(guarded(RIGHT_ARM, 'active')).toEqual(
      sorted(HEAD, CENTER_TORSO, RIGHT_TORSO, RIGHT_ARM, RIGHT_LEG),
    );
  });

  it('is one of two that stand before the same place, each with its own absorption', () => {
    const plating = shielded([LEFT_ARM, 'active'], [RIGHT_ARM, 'active']);
    expect(throughPlating(plating, CENTER_TORSO, 12, false, false)).toBe(2);
    expect([plating.shield[LEFT_ARM], plating.shield[RIGHT_ARM]]).toEqual([13, 13]);
  });

  it('takes 2 points less without its shoulder, and 1 less for each half of the arm', () => {
    expect(shieldAbsorption(5, {})).toBe(5);
    expect(shieldAbsorption(5, { shoulderDestroyed: true })).toBe(3);
    expect(shieldAbsorption(5, { upperArmDestroyed: true })).toBe(4);
    expect(shieldAbsorption(5, { lowerArmDestroyed: true })).toBe(4);
    const ruined = { shoulderDestroyed: true, upperArmDestroyed: true, lowerArmDestroyed: true };
    expect(shieldAbsorption(5, ruined)).toBe(1);
    expect(shieldAbsorption(3, ruined)).toBe(0);
  });
});

describe('modular armor', () => {
  const plated = (): Plating => ({
    ...shielded(),
    modular: points({ [LEFT_TORSO]: 10 }),
    rearModular: points({ [LEFT_TORSO]: 4 }),
  });

  it('takes all that it can, before the armor of its location', () => {
    const plating = plated();
    expect([6, 6, 6].map((damage) => throughPlating(plating, LEFT_TORSO, damage, false, false))).toEqual([
      0, 2, 6,
    ]);
    expect(plating.modular[LEFT_TORSO]).toBe(0);
    expect(throughPlating(plating, RIGHT_TORSO, 6, false, false)).toBe(6);
  });

  it('behind a torso is told from that in front', () => {
    const plating = plated();
    expect(throughPlating(plating, LEFT_TORSO, 6, true, true)).toBe(2);
    expect([plating.modular[LEFT_TORSO], plating.rearModular[LEFT_TORSO]]).toEqual([10, 0]);
  });

  it('meets what a shield has let through', () => {
    const held = shielded([LEFT_ARM, 'passive']);
    const plating = { ...held, modular: points({ [LEFT_TORSO]: 3 }) };
    expect(throughPlating(plating, LEFT_TORSO, 10, false, false)).toBe(2);
  });
});

describe('what stands before the armor', () => {
  /** Armor that is left of 15 points on the left torso, and what was absorbed. */
  const struck = (inside: boolean) => {
    const plating = { ...shielded(), modular: points({ [LEFT_TORSO]: 10 }) };
    const body = { ...bodyOf(mechWith(), {}, rulesetOf()), plating };
    const outcome = createStrikeOutcome();
    strike(body, LEFT_TORSO, 12, false, undefined, inside, false, outcome);
    return [body.armor[LEFT_TORSO], body.structure[LEFT_TORSO], outcome.absorbed];
  };

  it('is struck first, and counts as absorbed', () => {
    expect(struck(false)).toEqual([13, 12, 12]);
  });

  it('is nothing to an explosion inside', () => {
    expect(struck(true)).toEqual([15, 0, 12]);
  });
});
