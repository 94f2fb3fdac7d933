import { getBestTwoOfThreeProbability, getProbability } from '../../dice/index.js';
import { capped, IMPOSSIBLE } from './capped.js';
import { type FindItem, situationOf } from './situation-of.js';
import type {
  IAttackerState,
  ITargetState,
  IToHitCalculation,
  IToHitModifierDetail,
  IToHitOptions,
} from './states.js';
import type { RangeBracket } from './vocabulary.js';
import { walk } from './walk.js';

/** Works out the to-hit number of a shot and returns it itemised. */
export function calculateToHit(
  attacker: IAttackerState,
  target: ITargetState,
  rangeBracket: RangeBracket,
  range: number,
  options?: IToHitOptions,
  find?: FindItem,
): IToHitCalculation {
  const details: IToHitModifierDetail[] = [];
  const shot = situationOf(attacker, target, rangeBracket, range, options, find);
  const sum = walk(shot, details);
  return calculationOf(attacker.gunnery, sum, details, shot.abilities.bestTwoOfThree);
}

/** Returns only the number: always equal to `calculateToHit(…).finalToHit`. */
export function toHitNumber(
  attacker: IAttackerState,
  target: ITargetState,
  rangeBracket: RangeBracket,
  range: number,
  options?: IToHitOptions,
  find?: FindItem,
): number {
  return capped(walk(situationOf(attacker, target, rangeBracket, range, options, find)));
}

export function calculationOf(
  baseToHit: number,
  rawToHit: number,
  modifiers: readonly IToHitModifierDetail[],
  bestTwoOfThree = false,
): IToHitCalculation {
  const finalToHit = capped(rawToHit);
  return {
    baseToHit,
    modifiers,
    rawToHit,
    finalToHit,
    impossible: finalToHit >= IMPOSSIBLE,
    probability: bestTwoOfThree ? getBestTwoOfThreeProbability(finalToHit) : getProbability(finalToHit),
  };
}
