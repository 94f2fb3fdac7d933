import { checked, whole, wholeOrInfinity } from '../check/shape.js';
import type { D6Roller } from '../dice/index.js';
import * as dice from '../dice/index.js';
import { roller } from './common.js';

export * from '../dice/index.js';

/**
 * Returns the probability that two dice reach this number.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * getProbability(8) * 36; // 15
 * ```
 */
export const getProbability = checked(dice.getProbability, { targetNumber: wholeOrInfinity });

export const getBestTwoOfThreeProbability = checked(dice.getBestTwoOfThreeProbability, {
  targetNumber: wholeOrInfinity,
});

export const seedOf = checked(dice.seedOf, { masterSeed: whole(), index: whole() });

/**
 * Rolls one die, with `randomRoller` by default.
 * @throws {RangeError | TypeError} if the roller returns anything but a whole number from 1 to 6
 */
export const roll1d6 = checked((roller: D6Roller = dice.randomRoller) => dice.roll1d6(roller), { roller });
/**
 * Rolls two dice, with `randomRoller` by default.
 * @throws {RangeError | TypeError} if the roller returns anything but a whole number from 1 to 6
 */
export const roll2d6 = checked((roller: D6Roller = dice.randomRoller) => dice.roll2d6(roller), { roller });
/**
 * Rolls three dice and keeps the best two, with `randomRoller` by default.
 * @throws {RangeError | TypeError} if the roller returns anything but a whole number from 1 to 6
 */
export const rollBestTwoOfThree = checked(
  (roller: D6Roller = dice.randomRoller) => dice.rollBestTwoOfThree(roller),
  { roller },
);
