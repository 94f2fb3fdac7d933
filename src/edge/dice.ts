import { checked, whole, wholeOrInfinity } from '../check/shape.js';
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

export const roll1d6: typeof dice.roll1d6 = checked(dice.roll1d6, { roller });
export const roll2d6: typeof dice.roll2d6 = checked(dice.roll2d6, { roller });
export const rollBestTwoOfThree: typeof dice.rollBestTwoOfThree = checked(dice.rollBestTwoOfThree, {
  roller,
});
