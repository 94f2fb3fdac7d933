import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  determineHitLocation,
  determineHitLocationFromRoll,
  HIT_LOCATION_TABLES,
  HIT_LOCATIONS,
  KICK_TABLES,
  PUNCH_TABLES,
} from '../../../src/edge/rules/hit-location.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { FIRING_ARCS, type FiringArc } from '../../../src/rules/to-hit/vocabulary.js';
import { scriptedDice } from '../scripted-dice.js';

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Ways out of 36 to roll 2 to 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

describe('critical marks', () => {
  test('Roll of 2 always critical', () => {
    expect(determineHitLocationFromRoll('front', 2).isCritical).toBe(true);
    expect(determineHitLocationFromRoll('left', 2).isCritical).toBe(true);
    expect(determineHitLocationFromRoll('right', 2).isCritical).toBe(true);
    expect(determineHitLocationFromRoll('rear', 2).isCritical).toBe(true);
  });

  test('Head hit always critical', () => {
    expect(determineHitLocationFromRoll('front', 12)).toMatchObject({ location: 'head', isCritical: true });
    expect(determineHitLocationFromRoll('rear', 12)).toMatchObject({ location: 'head', isCritical: true });
  });

  test('Center torso hit always critical', () => {
    expect(determineHitLocationFromRoll('front', 7)).toMatchObject({
      location: 'center_torso',
      isCritical: true,
    });
    expect(determineHitLocationFromRoll('left', 8)).toMatchObject({
      location: 'center_torso',
      isCritical: true,
    });
    expect(determineHitLocationFromRoll('rear', 7)).toMatchObject({
      location: 'center_torso_rear',
      isCritical: true,
    });
  });

  test('no other hit is marked', () => {
    const marked = ROLLS.filter((roll) => determineHitLocationFromRoll('front', roll).isCritical);
    expect(marked).toEqual([2, 7, 12]);
    // Example 3 of the requirement.
    expect(determineHitLocationFromRoll('rear', 6)).toMatchObject({
      location: 'right_torso_rear',
      isCritical: false,
    });
  });

  test('in total-warfare a through-armor roll alone is marked', () => {
    for (const arc of FIRING_ARCS) {
      const marked = ROLLS.filter(
        (roll) => determineHitLocationFromRoll(arc, roll, { ruleset: 'total-warfare' }).isCritical,
      );
      expect(marked).toEqual([2]);
    }
  });

  test.each(RULESETS)('in %s only a 2 goes through armor (docs/rules/standard.md)', (ruleset) => {
    for (const arc of FIRING_ARCS) {
      const through = ROLLS.filter(
        (roll) => determineHitLocationFromRoll(arc, roll, { ruleset }).throughArmorCritical,
      );
      expect(through).toEqual([2]);
    }
  });
});

describe('the tables', () => {
  test('each has one location for every roll, and the ways add up to 36', () => {
    for (const table of Object.values(HIT_LOCATION_TABLES)) {
      expect(Object.keys(table).map(Number)).toEqual(ROLLS);
      expect(Object.values(table).reduce((sum, _, index) => sum + (WAYS[index] ?? 0), 0)).toBe(36);
    }
    for (const table of [...Object.values(PUNCH_TABLES), ...Object.values(KICK_TABLES)]) {
      expect(Object.keys(table).map(Number)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('left and right are mirror images', () => {
    const mirrored = (location: string | undefined) =>
      location?.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
    for (const roll of ROLLS) {
      expect(HIT_LOCATION_TABLES.left[roll]).toBe(mirrored(HIT_LOCATION_TABLES.right[roll]));
    }
  });

  test('the rear differs from the front in the armor of the torsos alone', () => {
    for (const roll of ROLLS) {
      const front = HIT_LOCATION_TABLES.front[roll] ?? '';
      const rear = front.endsWith('torso') ? `${front}_rear` : front;
      expect(HIT_LOCATION_TABLES.rear[roll]).toBe(rear);
    }
  });

  test('only the rear table knows rear armor', () => {
    for (const arc of ['front', 'left', 'right'] as const) {
      expect(Object.values(HIT_LOCATION_TABLES[arc]).filter((place) => place.endsWith('rear'))).toEqual([]);
    }
  });
});

test('rolling and looking up a roll agree in every arc and ruleset', () => {
  const die = fc.integer({ min: 1, max: 6 });
  const arc = fc.constantFrom(...FIRING_ARCS);
  const ruleset = fc.constantFrom(...RULESETS);
  fc.assert(
    fc.property(arc, die, die, ruleset, (arc, first, second, ruleset) => {
      const dice = scriptedDice(first, second);
      const rolled = determineHitLocation(arc, dice, { ruleset });
      dice.done();
      expect(rolled.roll).toEqual({ dice: [first, second], total: first + second });
      expect(HIT_LOCATIONS).toContain(rolled.location);
      const lookedUp = determineHitLocationFromRoll(arc, first + second, { ruleset });
      expect(lookedUp).toEqual({ ...rolled, roll: { dice: [], total: first + second } });
    }),
  );
});

describe('wrong input is refused with field and value', () => {
  test.each([1, 13, Number.NaN, 6.5])('a total of %s', (total) => {
    expect(() => determineHitLocationFromRoll('front', total)).toThrow(new RegExp(`total is ${total}`));
  });

  test('an arc that does not exist', () => {
    expect(() => determineHitLocation('above' as FiringArc, scriptedDice())).toThrow(/arc is "above"/);
    expect(() => determineHitLocation(3 as unknown as FiringArc, scriptedDice())).toThrow(TypeError);
  });

  test('a ruleset that does not exist', () => {
    const ruleset = 'house' as 'standard';
    expect(() => determineHitLocationFromRoll('front', 7, { ruleset })).toThrow(/ruleset is "house"/);
  });

  test('dice that show what no die has', () => {
    expect(() => determineHitLocation('front', () => 0)).toThrow(RangeError);
    expect(() => determineHitLocation('front', () => Number.NaN)).toThrow(/NaN/);
  });
});
