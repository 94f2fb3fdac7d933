import { troopersLost } from '../infantry/casualties.js';
import { getsIn } from '../infantry/inside.js';
import { type Chances, diceOdds, halfDiceOdds } from './dice-odds.js';
import { meanOf } from './hit-odds.js';
import type { TabledShot } from './place-odds.js';

type DamagingShot = Pick<TabledShot, 'damagePerHit' | 'damageDice' | 'halfDie' | 'casualties'>;

/** The average of points, or troopers lost, over these probabilities of hits. */
export const meanSuffered = (shot: DamagingShot, hits: Chances): number =>
  hits.reduce(
    (sum, chance, count) => (chance === 0 ? sum : sum + chance * meanOf(sufferedFrom(shot, count))),
    0,
  );

/** Points, or troopers lost, from this many hits together. */
export function sufferedFrom(shot: DamagingShot, hits: number): Chances {
  const { casualties } = shot;
  if (!casualties?.hitByHit) return sufferedAtOnce(shot, hits);
  const { byEachMissile } = casualties;
  const one = byEachMissile === undefined ? sufferedAtOnce(shot, 1) : byMissile(byEachMissile);
  let all: Chances = [1];
  for (let hit = 0; hit < hits; hit += 1) all = bothOf(all, one);
  return all;
}

/** One die decides whether an incendiary missile gets in through the walls. */
function byMissile(troopers: number): Chances {
  const result = Array<number>(troopers + 1).fill(0);
  for (let die = 1; die <= 6; die += 1) {
    const lost = getsIn(die) ? troopers : 0;
    result[lost] = (result[lost] as number) + 1 / 6;
  }
  return result;
}

function sufferedAtOnce(shot: DamagingShot, hits: number): Chances {
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
const rolledFor = ({ damageDice = 0, halfDie = false }: DamagingShot): Chances =>
  damageDice === 0 ? NO_DICE : halfDie ? halfDiceOdds(damageDice) : diceOdds(damageDice);
