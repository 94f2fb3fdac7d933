import { deepFreeze } from '../../catalog/deep-freeze.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { rowsOf } from '../table.js';
import { calculationOf } from './calculate.js';
import { targetMovement } from './movement.js';
import { minimumRangePenalty } from './range.js';
import type { IToHitCalculation, IToHitModifierDetail } from './states.js';
import type { MovementType, RangeBracket } from './vocabulary.js';
import { minimumRangeWords, targetMovementWords } from './words.js';

/** Adds these entries up and returns the result, capped at 13. Infinity stays, for a shot that cannot be made. */
export function aggregateModifiers(modifiers: readonly IToHitModifierDetail[]): IToHitCalculation {
  let base = 0;
  let sum = 0;
  for (const { value, source } of modifiers) {
    sum += value;
    if (source === 'base') base += value;
  }
  return calculationOf(base, sum, modifiers);
}

/** Returns the target movement modifier as an entry. Every shot has one, even if it is 0. */
export function calculateTMM(movementType: MovementType, hexesMoved: number): IToHitModifierDetail {
  return {
    id: 'target_movement',
    name: 'Target movement',
    value: targetMovement(movementType, hexesMoved),
    source: 'target_movement',
    description: targetMovementWords(movementType, hexesMoved),
  };
}

/** Returns the minimum range penalty as an entry, or null if there is none. */
export function calculateMinimumRangeModifier(
  range: number,
  minimumRange: number,
  { ruleset }: RulesetOption = {},
): IToHitModifierDetail | null {
  const value = minimumRangePenalty(range, minimumRange, rulesetOf(ruleset).toHit.minimumRangeExtra);
  if (value === 0) return null;
  return {
    id: 'minimum_range',
    name: 'Minimum range',
    value,
    source: 'range',
    description: minimumRangeWords(range, minimumRange),
  };
}

/** Returns the bracket of a range. Without an extreme range, everything beyond long is out of range. */
export function getRangeBracket(
  range: number,
  short: number,
  medium: number,
  long: number,
  extreme?: number,
): RangeBracket {
  if (range <= short) return 'short';
  if (range <= medium) return 'medium';
  if (range <= long) return 'long';
  return extreme !== undefined && range <= extreme ? 'extreme' : 'out_of_range';
}

/** Heat modifiers of the standard ruleset. */
export const HEAT_TO_HIT_TABLE = deepFreeze(rowsOf(rulesetOf('standard').toHit.heat));
