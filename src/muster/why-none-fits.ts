import { skillFactor } from '../battle-value/index.js';
import type { UnitRow } from '../library/index.js';
import type { Range, WholeWish } from './wish.js';

/**
 * Explains why no force fits a wish, as far as that is known.
 * @param pool the units to choose from, cheapest first
 */
export function whyNoneFits(pool: readonly UnitRow[], wish: WholeWish): string {
  const { budget, tolerance, count } = wish;
  const [cheapest, dearest] = [pool[0], pool.at(-1)];
  if (cheapest === undefined || dearest === undefined) return 'There are no units to choose from.';
  const none =
    `No force of ${rangeWords(count)} ${count[1] === 1 ? 'unit' : 'units'} for ${rangeWords([Math.max(0, budget - tolerance), budget])} ` +
    `points was found among ${pool.length} units, which are worth ${rangeWords([cheapest.battleValue, dearest.battleValue])} ` +
    'each with an average pilot.';
  const reason = reasonIn(pool, wish);
  return reason === undefined ? none : `${none} ${reason}`;
}

/** Undefined if a force may exist that the draws did not find. */
function reasonIn(pool: readonly UnitRow[], wish: WholeWish): string | undefined {
  const { budget, tolerance, count, gunnery, piloting } = wish;
  const [fewest, most] = count;
  if (pool.length < fewest) return 'A force has each unit once, so there are too few to choose from.';
  const lowest = sumOf(pool.slice(0, fewest)) * skillFactor(gunnery[1], piloting[1]);
  if (lowest > budget)
    return `Even the cheapest ${fewest} with the least skilled pilots allowed are worth ${Math.round(lowest)}.`;
  const largest = Math.min(most, pool.length);
  const highest = sumOf(pool.slice(-largest)) * skillFactor(gunnery[0], piloting[0]);
  if (highest < budget - tolerance)
    return `Even the most expensive ${largest} with the best pilots allowed are worth only ${Math.round(highest)}.`;
  return undefined;
}

const sumOf = (rows: readonly UnitRow[]): number =>
  rows.reduce((sum, { battleValue }) => sum + battleValue, 0);

const rangeWords = ([least, most]: Range): string => (least === most ? `${least}` : `${least} to ${most}`);
