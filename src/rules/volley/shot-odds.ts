import { glancingDamage } from '../hit-location/glancing.js';
import { troopersLost } from '../infantry/casualties.js';
import type { Ruleset } from '../ruleset.js';
import { type Chances, diceOdds, halfDiceOdds, rollOdds } from './dice-odds.js';
import { hitOdds } from './hit-odds.js';
import { firstPlaceOdds, type PlaceOdds, placeOdds, type TabledShot } from './place-odds.js';

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

/** Points, or troopers lost, from this many hits together. */
function sufferedFrom(shot: TabledShot, hits: number): Chances {
  if (!shot.casualties?.hitByHit) return sufferedAtOnce(shot, hits);
  const one = sufferedAtOnce(shot, 1);
  let all: Chances = [1];
  for (let hit = 0; hit < hits; hit += 1) all = bothOf(all, one);
  return all;
}

function sufferedAtOnce(shot: TabledShot, hits: number): Chances {
  const { damagePerHit, casualties } = shot;
  const result: number[] = [];
  for (const [rolled, chance] of (hits === 0 ? NO_DICE : rolledFor(shot)).entries()) {
    if (chance === 0) continue;
    const points = Math.round(hits * damagePerHit) + rolled;
    const suffered = casualties === undefined ? points : troopersLost(points, casualties);
    while (result.length <= suffered) result.push(0);
    result[suffered] = (result[suffered] as number) + chance;
  }
  return result;
}

/** Probabilities of the sum of two numbers. */
function bothOf(a: Chances, b: Chances): Chances {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  for (const [first, chance] of a.entries())
    for (const [second, share] of b.entries())
      sum[first + second] = (sum[first + second] as number) + chance * share;
  return sum;
}

const NO_DICE: Chances = [1];

/** Points that the dice of a hit add. */
const rolledFor = ({ damageDice = 0, halfDie = false }: TabledShot): Chances =>
  damageDice === 0 ? NO_DICE : halfDie ? halfDiceOdds(damageDice) : diceOdds(damageDice);

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
