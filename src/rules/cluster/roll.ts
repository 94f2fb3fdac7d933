import type { Catalog } from '../../catalog/index.js';
import { checkInteger } from '../../check/check.js';
import { type D6Roller, roll1d6, roll2d6 } from '../../dice/index.js';
import type { RulesetOption } from '../ruleset.js';
import { clusterModifiersOf, clusterSituationOf, type IClusterShot } from './calculate.js';
import { type ClusterLoad, clusterFamilyOf, clusterSizeOf } from './families.js';
import { hitsByTable } from './table.js';

const LARGEST_VOLLEY = 1000;

/**
 * How many of so many missiles, pellets or shots hit.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function rollClusterHits(size: number, modifier: number, roller: D6Roller): number {
  checkInteger('size', size, 0, LARGEST_VOLLEY);
  checkInteger('modifier', modifier, -LARGEST_VOLLEY, LARGEST_VOLLEY);
  return hitsByTable(size, () => roll2d6(roller).total + modifier);
}

/** Hot-loaded missiles scatter: of three dice the lowest two count. */
function rollHotLoaded(roller: D6Roller): number {
  const dice = [roll1d6(roller).total, roll1d6(roller).total, roll1d6(roller).total];
  return dice.reduce((sum, die) => sum + die, 0) - Math.max(...dice);
}

/** What a lock-on volley counts as having rolled where something thins it out. */
export const STREAK_ROLL = 11;
const MOST_SHOTS = 6;

export interface IWeaponVolley extends IClusterShot, ClusterLoad {
  readonly weapon: NonNullable<IClusterShot['weapon']>;
  readonly ammunition?: NonNullable<IClusterShot['ammunition']>;
  readonly hotLoaded?: boolean;
}

/**
 * How many hits a weapon scores that has hit: 1 for a single shot, all missiles of a Streak launcher, and a roll for
 * the others. An Ultra or rotary autocannon says how many shots it fired.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function rollWeaponHits(
  volley: IWeaponVolley,
  roller: D6Roller,
  options?: RulesetOption,
  find?: Catalog['find'],
): number {
  if (volley.shots !== undefined) checkInteger('shots', volley.shots, 1, MOST_SHOTS);
  if (volley.guns !== undefined) checkInteger('guns', volley.guns, 1, LARGEST_VOLLEY);
  const situation = clusterSituationOf(volley, options, find);
  const { weapon } = situation;
  if (weapon === undefined) throw new TypeError('weapon is undefined: expected equipment');
  const size = clusterSizeOf(weapon, volley);
  if (size <= 1) return size;
  const { total } = clusterModifiersOf(situation);
  if (clusterFamilyOf(weapon).streak) {
    const thinned = volley.antiMissile || volley.glancing;
    return thinned ? hitsByTable(size, () => STREAK_ROLL + total) : size;
  }
  const roll = volley.hotLoaded ? () => rollHotLoaded(roller) : () => roll2d6(roller).total;
  return hitsByTable(size, () => roll() + total);
}
