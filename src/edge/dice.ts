import { checked, whole, wholeOrInfinity } from '../check/shape.js';
import type { D6Roller, DiceRoll } from '../dice/index.js';
import * as dice from '../dice/index.js';
import { roller } from './common.js';

export * from '../dice/index.js';

export const getProbability: typeof dice.getProbability = checked(dice.getProbability, {
  targetNumber: wholeOrInfinity,
});

export const getBestTwoOfThreeProbability: typeof dice.getBestTwoOfThreeProbability = checked(
  dice.getBestTwoOfThreeProbability,
  { targetNumber: wholeOrInfinity },
);

export const seedOf: typeof dice.seedOf = checked(dice.seedOf, { masterSeed: whole(), index: whole() });

/**
 * Rolls one die, with `randomRoller` by default.
 * @throws {RangeError | TypeError} if the roller returns anything but a whole number from 1 to 6
 */
export const roll1d6: (roller?: D6Roller) => DiceRoll = checked(
  (given = dice.randomRoller) => dice.roll1d6(given),
  { roller },
);
/**
 * Rolls two dice, with `randomRoller` by default.
 * @throws {RangeError | TypeError} if the roller returns anything but a whole number from 1 to 6
 */
export const roll2d6: (roller?: D6Roller) => DiceRoll = checked(
  (given = dice.randomRoller) => dice.roll2d6(given),
  { roller },
);
/**
 * Rolls three dice and keeps the best two, with `randomRoller` by default.
 * @throws {RangeError | TypeError} if the roller returns anything but a whole number from 1 to 6
 */
export const rollBestTwoOfThree: (roller?: D6Roller) => DiceRoll = checked(
  (given = dice.randomRoller) => dice.rollBestTwoOfThree(given),
  { roller },
);
