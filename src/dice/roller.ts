import { checkInteger } from '../check/check.js';

/**
 * Rolls one die and returns a whole number from 1 to 6. Every function that rolls takes a roller, so that a game can
 * be replayed.
 */
export type D6Roller = () => number;

export interface DiceRoll {
  readonly dice: readonly number[];
  readonly total: number;
}

/** For callers who need any dice at all. These rolls cannot be replayed. */
export const randomRoller: D6Roller = () => Math.floor(Math.random() * 6) + 1;

/** For battles that are asked for numbers and chances, where no die may be rolled. */
export const noDice: D6Roller = () => {
  throw new Error('a die was rolled, although only numbers were asked for');
};

/**
 * Rolls one die without a record and returns it.
 * @throws {RangeError | TypeError} if the roller does not return a whole number from 1 to 6
 */
export function rollDie(roller: D6Roller): number {
  const die = roller();
  checkInteger('die', die, 1, 6);
  return die;
}

/**
 * Rolls two dice without a record and returns their total.
 * @throws {RangeError | TypeError} if the roller does not return a whole number from 1 to 6
 */
export const total2d6 = (roller: D6Roller): number => rollDie(roller) + rollDie(roller);

/** @throws {RangeError | TypeError} if the roller does not return a whole number from 1 to 6 */
export function roll2d6(roller: D6Roller): DiceRoll {
  const first = rollDie(roller);
  const second = rollDie(roller);
  return { dice: [first, second], total: first + second };
}

/** @throws {RangeError | TypeError} if the roller does not return a whole number from 1 to 6 */
export function roll1d6(roller: D6Roller): DiceRoll {
  const die = rollDie(roller);
  return { dice: [die], total: die };
}

/**
 * Rolls three dice and returns them with the total of the best two.
 * @throws {RangeError | TypeError} if the roller does not return a whole number from 1 to 6
 */
export function rollBestTwoOfThree(roller: D6Roller): DiceRoll {
  const dice = [rollDie(roller), rollDie(roller), rollDie(roller)];
  return { dice, total: dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice) };
}
