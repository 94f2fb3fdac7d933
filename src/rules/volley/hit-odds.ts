import { oncePer } from '../../check/once-per.js';
import type { Thinning, Volley } from '../cluster/roll.js';
import { hitsByTable } from '../cluster/table.js';
import type { Ruleset } from '../ruleset.js';
import { type Chances, clusterOdds } from './dice-odds.js';

const NONE: Chances = [1];
const ONE: Chances = [0, 1];
const FREELY: Thinning = {};
const DIE = [1, 2, 3, 4, 5, 6] as const;

/** Returns probabilities by number of hits for a volley that hit, with all cluster modifiers in one. */
export function hitOdds(
  { size, streak, hotLoaded }: Volley,
  modifier: number,
  rules: Ruleset,
  { antiMissile = false, glancing = false }: Thinning = FREELY,
): Chances {
  if (size <= 0) return NONE;
  if (size === 1) return antiMissile ? [shotDown(rules), 1 - shotDown(rules)] : ONE;
  const stopsAll = antiMissile && rules.cluster.antiMissileStopsAll;
  if (!streak) return clusterOdds(size, modifier, hotLoaded, stopsAll);
  const thinned = antiMissile || glancing;
  const hits = thinned ? hitsByTable(size, () => rules.cluster.streakRoll + modifier, stopsAll) : size;
  return Array.from({ length: size + 1 }, (_, count) => (count === hits ? 1 : 0));
}

/** Returns the average number of hits, if no anti-missile system or glancing blow reduces it. */
export const meanHits = (volley: Volley, modifier: number, rules: Ruleset): number =>
  knownMean(hitOdds(volley, modifier, rules));

/** The probability that a single missile is shot down. */
const shotDown = ({ cluster }: Ruleset): number =>
  DIE.filter((face) => cluster.singleMissileShotDown.includes(face)).length / DIE.length;

export const meanOf = (chances: Chances): number =>
  chances.reduce((sum, chance, amount) => sum + chance * amount, 0);

const knownMean = oncePer(meanOf);
