import { describe, expect, it } from 'vitest';
import { activationSequence } from '../../src/battle/phases/activation.js';
import { calculateFallDamage } from '../../src/rules/falling/index.js';
import { calculateRunningMp, calculateWalkingMp } from '../../src/rules/movement/index.js';
import { calculatePhysicalDamage } from '../../src/rules/physical/index.js';
import { calculatePilotingRoll, type LegDamage } from '../../src/rules/piloting/index.js';
import { rulesetOf } from '../../src/rules/ruleset.js';

// The rules of the new book as formulas, asked for every state that they speak of: what tables of examples leave out.

const upTo = (last: number, first = 0): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A leg with every damage that it can have short of being lost. */
const LEGS: readonly LegDamage[] = [false, true].flatMap((hip) =>
  upTo(2).flatMap((actuators) => [false, true].map((foot): LegDamage => ({ hip, actuators, foot }))),
);
const LOST: LegDamage = { destroyed: true };

/** Upper and lower leg count among the actuators, and so does the foot. */
const asState = ({ hip = false, actuators = 0, foot = false }: LegDamage): LegDamage => ({
  hip,
  actuators: actuators + Number(foot),
  foot,
});
const lostBy = ({ hip = false, actuators = 0, foot = false }: LegDamage): number =>
  Number(hip) + actuators + Number(foot);

const CORE = { ruleset: 'core' } as const;

describe('Core, state by state', () => {
  it('MV-11 MV-13 MV-14 MV-15 MV-17 walking and running points of bipeds with any damage to their legs', () => {
    for (const walk of upTo(10, 1)) {
      for (const left of [...LEGS, LOST]) {
        for (const right of LEGS) {
          const legs = [left.destroyed ? left : asState(left), asState(right)];
          const expected = left.destroyed ? 1 : Math.max(1, walk - lostBy(left) - lostBy(right));
          const found = calculateWalkingMp({ walk, legs }, CORE);
          expect(found, JSON.stringify({ walk, legs })).toBe(expected);
          const legsLost = Number(left.destroyed === true);
          expect(calculateRunningMp(found, [], { ...CORE, legsLost })).toBe(Math.ceil(expected * 1.5));
        }
      }
    }
  });

  it('PS-3 PS-4 PS-5 PS-6 standing modifiers of bipeds with any damage to their legs', () => {
    for (const left of [...LEGS, LOST]) {
      for (const right of LEGS) {
        const legs = [left.destroyed ? left : asState(left), asState(right)];
        const leg = ({ hip = false, actuators = 0 }: LegDamage) => Number(hip) + actuators;
        const expected = 5 + (left.destroyed ? 4 : leg(left)) + leg(right);
        const { targetNumber } = calculatePilotingRoll({ piloting: 5, legs }, { kind: 'fall' }, CORE);
        expect(targetNumber, JSON.stringify(legs)).toBe(expected);
      }
    }
  });

  /** Target movement modifiers by hexes: 3, 5, 7, 10 and 18 are the first of each. */
  const modifierOf = (hexes: number): number => [3, 5, 7, 10, 18].filter((first) => hexes >= first).length;

  it('PH-10 the force of a charge by every weight and distance', () => {
    for (const tonnage of upTo(20, 4).map((fives) => fives * 5)) {
      for (const hexesMoved of upTo(20, 1)) {
        const found = calculatePhysicalDamage('charge', { piloting: 5, tonnage, hexesMoved }, CORE);
        expect(found).toBe(Math.ceil((tonnage / 5) * (modifierOf(hexesMoved) + 1)));
      }
    }
  });

  it('FA-2 FA-3 falls by weight and levels, on land and into water', () => {
    for (const tonnage of upTo(20, 4).map((fives) => fives * 5)) {
      for (const levels of upTo(4)) {
        const whole = Math.ceil(tonnage / 10) * (levels + 1);
        expect(calculateFallDamage(tonnage, levels, CORE)).toBe(whole);
        expect(calculateFallDamage(tonnage, levels, { ...CORE, inWater: true })).toBe(Math.floor(whole / 2));
      }
    }
  });

  it.each(['total-warfare', 'core'] as const)(
    'IN-1 in each pass of %s a side moves the quotient of units left and the smallest count left',
    (ruleset) => {
      const rounded = ruleset === 'core' ? Math.ceil : Math.floor;
      for (const first of upTo(8, 1)) {
        for (const second of upTo(12, 1)) {
          const left = [first, second];
          const expected: number[] = [];
          while (left.some((count) => count > 0)) {
            const smallest = Math.min(...left.filter((count) => count > 0));
            for (const [side, count] of left.entries()) {
              const moves = count === 0 ? 0 : rounded(count / smallest);
              expected.push(...Array<number>(moves).fill(side));
              left[side] = count - moves;
            }
          }
          expect(
            activationSequence([first, second], 0, rulesetOf(ruleset).initiative),
            `${first} against ${second}`,
          ).toEqual(expected);
        }
      }
    },
  );
});
