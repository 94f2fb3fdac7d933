import { describe, expect, it } from 'vitest';
import { AddedToShots } from '../../../src/battle/bots/sensible/added-to-shots.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';
import { shootingRange } from '../shooting-range.js';

const STEADY = MOVEMENT_TYPES.indexOf('stationary');
const RUN = MOVEMENT_TYPES.indexOf('run');
const JUMP = MOVEMENT_TYPES.indexOf('jump');

/** What is added to the shots of a pilot with these abilities at another. */
function added(
  abilities: readonly string[] = [],
  targetAbilities: readonly string[] = [],
  ruleset: RulesetName = 'standard',
): AddedToShots {
  const { battle, red, blue } = shootingRange({
    ruleset,
    red: { pilot: { abilities } },
    blue: { pilot: { abilities: targetAbilities } },
  });
  return new AddedToShots(battle, red, blue);
}

describe('what a bot adds to the number of a shot', () => {
  it('is what the movement of the attacker costs: 2 for a run, 3 for a jump, 1 for the jump of a Jumping Jack', () => {
    expect([STEADY, RUN, JUMP].map((mode) => added().moving(mode))).toEqual([0, 2, 3]);
    expect(added(['jumping_jack']).moving(JUMP)).toBe(1);
  });

  it('is what the movement of the target costs, with one more for an evasive pilot who ran', () => {
    expect([0, 3, 5, 7, 10].map((hexes) => added().dodging(RUN, hexes))).toEqual([0, 1, 2, 3, 4]);
    expect(added().dodging(JUMP, 5)).toBe(3);
    expect(added([], ['evasive']).dodging(RUN, 5)).toBe(3);
    expect(added([], ['evasive'], 'total-warfare').dodging(RUN, 5)).toBe(2);
  });

  it('is what heat and wounds cost, and less for those who bear them better', () => {
    expect(added().strain(13, 2, false)).toBe(4);
    expect(added([], [], 'total-warfare').strain(13, 2, false)).toBe(2);
    expect(added().strain(13, 2, true)).toBe(6);
    // The first wound adds no modifier.
    expect(added(['pain_resistance']).strain(0, 2, false)).toBe(1);
    expect(added(['some_like_it_hot']).strain(13, 0, false)).toBe(1);
  });

  it('is what a prone target costs, by distance, and one that cannot move', () => {
    expect([1, 2, 9].map((distance) => added().prone(distance))).toEqual([-2, 1, 1]);
    const { battle, red, blue } = shootingRange({});
    const between = new AddedToShots(battle, red, blue);
    expect(between.atTarget(blue)).toBe(0);
    blue.shutDown = true;
    expect(between.atTarget(blue)).toBe(-4);
  });

  it('is what it costs to fire from the ground: 2, or nothing for a unit that lies steady', () => {
    expect(added().byAttacker('walk', false, false)).toBe(1);
    expect(added().byAttacker('walk', true, false)).toBe(3);
    expect(added().byAttacker('stationary', true, true)).toBe(0);
  });
});
