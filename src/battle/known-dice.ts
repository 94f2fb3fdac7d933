import type { SeededDice } from '../dice/index.js';
import type { Battle } from './battle.js';

/**
 * Dice whose state is known.
 * @param done what somebody wants to do with the battle
 * @throws {TypeError} if it rolls dice of its caller's
 */
export function knownDice(battle: Battle, done: string): SeededDice {
  if (battle.roller !== battle.dice.d6) {
    throw new TypeError(
      `the battle rolls dice of its caller, which cannot be ${done}: set it up with a seed and without a roller`,
    );
  }
  return battle.dice;
}
