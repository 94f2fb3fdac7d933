/** Ways out of 36 to roll at least this total with two dice. */
const WAYS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0] as const;
const CHANCES = WAYS.map((ways) => ways / 36);
const LOWEST = 2;
const HIGHEST = 13;

/** The probability of rolling a target number or more with two dice, for 2 to 13. */
export const PROBABILITY_TABLE: Readonly<Record<number, number>> = Object.freeze(
  Object.fromEntries(CHANCES.map((chance, index) => [index + LOWEST, chance])),
);

/** Of 216 rolls of three dice, those whose best two show at least this total. */
const WAYS_OF_THREE = [216, 215, 212, 205, 193, 174, 147, 113, 77, 43, 16, 0] as const;

/**
 * Returns the probability of rolling this number or more with the best two of three dice.
 * @throws {RangeError} if the number is NaN
 */
export function getBestTwoOfThreeProbability(targetNumber: number): number {
  if (targetNumber <= LOWEST) return 1;
  if (targetNumber >= HIGHEST) return 0;
  if (Number.isNaN(targetNumber)) throw new RangeError('targetNumber is NaN: expected a number');
  return (WAYS_OF_THREE[Math.ceil(targetNumber) - LOWEST] ?? 0) / WAYS_OF_THREE[0];
}

/**
 * Returns the probability of rolling this number or more with two dice: 1 for 2 or less, 0 above 12.
 * @throws {RangeError} if the number is NaN
 */
export function getProbability(targetNumber: number): number {
  if (targetNumber <= LOWEST) return 1;
  if (targetNumber >= HIGHEST) return 0;
  if (Number.isNaN(targetNumber)) throw new RangeError('targetNumber is NaN: expected a number');
  return CHANCES[Math.ceil(targetNumber) - LOWEST] ?? 0;
}
