import { checkInteger } from '../check/check.js';

/** One die: a whole number from 1 to 6. Every function that rolls takes one, so that a game can be replayed. */
export type D6Roller = () => number;

export interface DiceRoll {
  readonly dice: readonly number[];
  readonly total: number;
}

/** For callers who only want to roll and do not mind what: nothing here can be replayed. */
export const randomRoller: D6Roller = () => Math.floor(Math.random() * 6) + 1;

/**
 * One die, for callers who need no record of it.
 * @throws {RangeError | TypeError} if the roller gives what no die shows
 */
export function rollDie(roller: D6Roller): number {
  const die = roller();
  checkInteger('die', die, 1, 6);
  return die;
}

/**
 * Two dice, for callers who need no record of them.
 * @throws {RangeError | TypeError} if the roller gives what no die shows
 */
export const total2d6 = (roller: D6Roller): number => rollDie(roller) + rollDie(roller);

/** @throws {RangeError | TypeError} if the roller gives what no die shows */
export function roll2d6(roller: D6Roller): DiceRoll {
  const first = rollDie(roller);
  const second = rollDie(roller);
  return { dice: [first, second], total: first + second };
}

/** @throws {RangeError | TypeError} if the roller gives what no die shows */
export function roll1d6(roller: D6Roller): DiceRoll {
  const die = rollDie(roller);
  return { dice: [die], total: die };
}

/**
 * Three dice, of which the best two count.
 * @throws {RangeError | TypeError} if the roller gives what no die shows
 */
export function rollBestTwoOfThree(roller: D6Roller): DiceRoll {
  const dice = [rollDie(roller), rollDie(roller), rollDie(roller)];
  return { dice, total: dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice) };
}
