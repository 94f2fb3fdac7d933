import type { SeededDice } from '../dice/index.js';
import type { Battle } from './battle.js';

/**
 * Returns dice whose state is known.
 * @param done what the caller wants to do with the battle
 * @throws {TypeError} if the battle uses the caller's dice
 */
export function knownDice(battle: Battle, done: string): SeededDice {
  if (battle.roller !== battle.dice.d6) {
    throw new TypeError(
      `the battle rolls dice of its caller, which cannot be ${done}: set it up with a seed and without a roller`,
    );
  }
  return battle.dice;
}
