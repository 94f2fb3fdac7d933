import type { Thinning, Volley } from '../cluster/roll.js';
import { hitsByTable } from '../cluster/table.js';
import type { Ruleset } from '../ruleset.js';
import { type Chances, clusterOdds } from './dice-odds.js';

const ONE: Chances = [0, 1];
const FREELY: Thinning = {};
const DIE = 6;

/** How many of a volley that hits do hit, with all modifiers of the roll in one: chances by number of hits. */
export function hitOdds(
  { size, streak, hotLoaded }: Volley,
  modifier: number,
  rules: Ruleset,
  { antiMissile = false, glancing = false }: Thinning = FREELY,
): Chances {
  if (size <= 1) return antiMissile ? [shotDown(rules), 1 - shotDown(rules)] : ONE;
  const stopsAll = antiMissile && rules.cluster.antiMissileStopsAll;
  if (!streak) return clusterOdds(size, modifier, hotLoaded, stopsAll);
  const thinned = antiMissile || glancing;
  const hits = thinned ? hitsByTable(size, () => rules.cluster.streakRoll + modifier, stopsAll) : size;
  return Array.from({ length: size + 1 }, (_, count) => (count === hits ? 1 : 0));
}

const means = new WeakMap<Chances, number>();

/** How many of them that is on average, with nothing to thin them out. */
export function meanHits(volley: Volley, modifier: number, rules: Ruleset): number {
  const chances = hitOdds(volley, modifier, rules);
  let mean = means.get(chances);
  if (mean === undefined) {
    mean = meanOf(chances);
    means.set(chances, mean);
  }
  return mean;
}

/** A missile that comes alone is brought down, or it is not. */
const shotDown = ({ cluster }: Ruleset): number => cluster.singleMissileShotDown.length / DIE;

export const meanOf = (chances: Chances): number =>
  chances.reduce((sum, chance, amount) => sum + chance * amount, 0);
