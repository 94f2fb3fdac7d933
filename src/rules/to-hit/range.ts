import { designationsOf } from '../carried.js';
import type { ToHitSituation } from './situation.js';
import type { RangeBracket } from './vocabulary.js';

/** By bracket. No shot reaches beyond extreme range. */
export const RANGE_MODIFIERS: Readonly<Record<RangeBracket, number>> = Object.freeze({
  short: 0,
  medium: 2,
  long: 4,
  extreme: 6,
  out_of_range: Number.POSITIVE_INFINITY,
});

/** Whether a bracket can be fired at. Extreme range needs its option. */
export const isReachable = (bracket: RangeBracket, extremeRange: boolean): boolean =>
  bracket !== 'out_of_range' && (bracket !== 'extreme' || extremeRange);

const { short, medium, long, extreme } = RANGE_MODIFIERS;

/** The modifier of a reachable bracket. Avoids a lookup by name, which is slow when all brackets occur. */
export function reachableModifier(bracket: RangeBracket): number {
  if (bracket === 'short') return short;
  if (bracket === 'medium') return medium;
  return bracket === 'long' ? long : extreme;
}

/** The range modifier at a distance. Some weapons have a table of their own. */
export const modifierAt = (
  bracket: RangeBracket,
  range: number,
  byDistance: readonly number[] | undefined,
): number => byDistance?.[range] ?? reachableModifier(bracket);

export function minimumRangePenalty(range: number, minimumRange: number, extra: 0 | 1): number {
  return minimumRange > 0 ? Math.max(0, minimumRange - range + extra) : 0;
}

/**
 * The range modifier of a Range Master: 0 at the chosen bracket. In the book, short range takes that bracket's
 * modifier in exchange.
 */
export function masteredRange(shot: ToHitSituation): number {
  const plain = shot.rangeModifier;
  if (!shot.reachable || !shot.abilities.mastersRange) return plain;
  const chosen = masteredBrackets(shot);
  if (chosen.includes(shot.bracket)) return 0;
  if (shot.bracket !== 'short' || !shot.rules.toHit.rangeMasterSwapsWithShort) return plain;
  return chosen.reduce((paid, bracket) => Math.max(paid, paidFor(bracket)), plain);
}

/** With two brackets mastered, the farther one swaps with short range. */
const paidFor = (bracket: string): number =>
  bracket === 'out_of_range' ? 0 : (RANGE_MODIFIERS[bracket as RangeBracket] ?? 0);

function masteredBrackets({ attacker, abilities }: ToHitSituation): readonly string[] {
  const { designatedRangeBracket: named } = attacker;
  return named === undefined ? designationsOf(abilities.carried, 'range_master') : [named];
}
