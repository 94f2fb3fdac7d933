import { type RulesetOption, rulesetOf } from '../ruleset.js';

/**
 * Returns the target number for using MASC or a supercharger after this many turns of use; Infinity if it fails
 * automatically.
 */
export function boosterNumber(turnsUsed: number, { ruleset }: RulesetOption = {}): number {
  const numbers = rulesetOf(ruleset).movement.boosterNumbers;
  return numbers[Math.min(turnsUsed, numbers.length - 1)] ?? Number.POSITIVE_INFINITY;
}

/** The past use of one booster, which affects its next use. */
export interface BoosterStrain {
  readonly turnsUsed: number;
  readonly usedLastTurn: boolean;
}

export const RESTED_BOOSTER: BoosterStrain = Object.freeze({ turnsUsed: 0, usedLastTurn: false });

/**
 * Updates a booster at the end of a turn: use adds a step, the first idle turn removes two and each further one
 * another (docs/rules/movement.md).
 */
export function boosterAfterTurn({ turnsUsed, usedLastTurn }: BoosterStrain, used: boolean): BoosterStrain {
  if (used) return { turnsUsed: turnsUsed + 1, usedLastTurn: true };
  return { turnsUsed: Math.max(0, turnsUsed - (usedLastTurn ? 2 : 1)), usedLastTurn: false };
}

const ENGINE_HITS_FROM: readonly { readonly roll: number; readonly hits: number }[] = [
  { roll: 12, hits: 3 },
  { roll: 10, hits: 2 },
  { roll: 8, hits: 1 },
];

/** Returns the engine slots of the center torso that a failed supercharger destroys, by a roll of 2d6. */
export function superchargerEngineHits(roll: number): number {
  return ENGINE_HITS_FROM.find((row) => roll >= row.roll)?.hits ?? 0;
}
