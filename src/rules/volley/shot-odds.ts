import { glancingDamage } from '../hit-location/glancing.js';
import type { Ruleset } from '../ruleset.js';
import { type Chances, rollOdds } from './dice-odds.js';
import { hitOdds } from './hit-odds.js';
import { firstPlaceOdds, type PlaceOdds, placeOdds, type TabledShot } from './place-odds.js';
import { sufferedFrom } from './suffered.js';

/** The outcome of a shot that hit: probabilities by points, and the probability that none strike the head. */
export interface Outcome {
  readonly damage: Chances;
  readonly noHead: number;
}

/** A shot before its roll. */
export interface ShotOdds {
  readonly hit: number;
  readonly jam: number;
  /** The outcome of hits without and with an anti-missile system. */
  readonly freely: Outcome;
  readonly met: Outcome;
}

export function shotOdds(shot: TabledShot, rules: Ruleset): ShotOdds {
  const { needed, bestTwoOfThree = false, jamsUpTo = 0, jamMisses = false, glancingMargin = -1 } = shot;
  let full = 0;
  let glancing = 0;
  let jam = 0;
  for (const [total, chance] of rollOdds(bestTwoOfThree).entries()) {
    if (total <= jamsUpTo) jam += chance;
    if (total < needed || (jamMisses && total <= jamsUpTo)) continue;
    if (total - needed <= glancingMargin) glancing += chance;
    else full += chance;
  }
  // Rounding may push the sum slightly above 1.
  const hit = Math.min(1, full + glancing);
  const others = placeOdds(shot, rules);
  const first = firstPlaceOdds(shot, others, rules);
  const outcome = (met: boolean): Outcome => {
    if (hit === 0) return NOTHING;
    const ofFull = struck(shot, rules, first, others, met, false);
    if (glancing === 0) return ofFull;
    return mixed(ofFull, full / hit, struck(shot, rules, first, others, met, true), glancing / hit);
  };
  const freely = outcome(false);
  return { hit, jam, freely, met: shot.missiles ? outcome(true) : freely };
}

const NOTHING: Outcome = { damage: [1], noHead: 1 };

function mixed(a: Outcome, ofA: number, b: Outcome, ofB: number): Outcome {
  const damage = Array<number>(Math.max(a.damage.length, b.damage.length)).fill(0);
  for (const [points, chance] of a.damage.entries())
    damage[points] = (damage[points] as number) + chance * ofA;
  for (const [points, chance] of b.damage.entries())
    damage[points] = (damage[points] as number) + chance * ofB;
  return { damage, noHead: a.noHead * ofA + b.noHead * ofB };
}

function struck(
  shot: TabledShot,
  rules: Ruleset,
  first: PlaceOdds,
  others: PlaceOdds,
  met: boolean,
  glancing: boolean,
): Outcome {
  const { clusterSize = 1, damagePerHit } = shot;
  const glances = clusterSize <= 1 && glancing;
  let result: Outcome = { damage: [0], noHead: 0 };
  for (const [hits, chance] of hitsOf(shot, rules, met, glancing).entries()) {
    if (chance === 0) continue;
    for (const [suffered, share] of sufferedFrom(shot, hits).entries()) {
      if (share === 0) continue;
      const total = glances ? glancingDamage(suffered) : suffered;
      const each = clusterSize <= 1 ? total : damagePerHit;
      result = mixed(result, 1, inGroups(shot, first, others, total, each), chance * share);
    }
  }
  return result;
}

function hitsOf(shot: TabledShot, rules: Ruleset, antiMissile: boolean, glancing: boolean): Chances {
  const { clusterSize: size = 1, clusterModifier = 0, streak = false, hotLoaded = false } = shot;
  const { cluster } = rules;
  const thinning = (antiMissile ? cluster.antiMissile : 0) + (glancing ? cluster.glancing : 0);
  return hitOdds({ size, streak, hotLoaded }, clusterModifier + thinning, rules, { antiMissile, glancing });
}

/** Cover may stop each group, and each may strike the head. */
function inGroups(
  { groupPoints }: TabledShot,
  first: PlaceOdds,
  others: PlaceOdds,
  points: number,
  each: number,
): Outcome {
  if (points === 0) return NOTHING;
  const group = groupPoints ?? each;
  let damage: Chances = [1];
  let noHead = 1;
  for (let left = points, place = first; left > 0; left -= group, place = others) {
    damage = withGroup(damage, Math.min(group, left), place.covered);
    noHead *= 1 - place.head;
  }
  return { damage, noHead };
}

function withGroup(damage: Chances, points: number, covered: number): Chances {
  const sum = Array<number>(damage.length + points).fill(0);
  for (const [so, chance] of damage.entries()) {
    sum[so] = (sum[so] as number) + chance * covered;
    sum[so + points] = (sum[so + points] as number) + chance * (1 - covered);
  }
  return sum;
}
