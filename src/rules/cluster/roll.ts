import type { Catalog } from '../../catalog/index.js';
import { type D6Roller, roll1d6 } from '../../dice/index.js';
import { total2d6 } from '../../dice/roller.js';
import { natureOf } from '../effect/nature.js';
import type { Ruleset, RulesetOption } from '../ruleset.js';
import { clusterModifiersOf, clusterSituationOf, type IClusterShot, weaponOf } from './calculate.js';
import { type ClusterLoad, clusterSizeOf } from './launcher.js';
import { hitsByTable, hitsInRow, rowFor } from './table.js';

/** Rolls how many of these missiles, pellets or shots hit, and returns the number. */
export function rollClusterHits(size: number, modifier: number, roller: D6Roller): number {
  return hitsByTable(size, () => total2d6(roller) + modifier);
}

/** Hot-loaded missiles roll three dice and keep the lowest two. */
function rollHotLoaded(roller: D6Roller): number {
  const dice = [roll1d6(roller).total, roll1d6(roller).total, roll1d6(roller).total];
  return dice.reduce((sum, die) => sum + die, 0) - Math.max(...dice);
}

export interface IWeaponVolley extends IClusterShot, ClusterLoad {
  readonly weapon: NonNullable<IClusterShot['weapon']>;
  readonly ammunition?: NonNullable<IClusterShot['ammunition']>;
  readonly hotLoaded?: boolean;
}

/** What reduces the hits of a volley. */
export interface Thinning {
  readonly antiMissile?: boolean;
  readonly glancing?: boolean;
}

/** Missiles, pellets or shots that roll on the cluster table. */
export interface Volley {
  readonly size: number;
  readonly streak: boolean;
  readonly hotLoaded: boolean;
}

/**
 * Rolls how many of a volley hit, with all cluster modifiers in one. A Streak launcher hits with all, unless
 * something reduces them.
 */
export function rollHits(
  { size, streak, hotLoaded }: Volley,
  modifier: number,
  { antiMissile = false, glancing = false }: Thinning,
  { cluster }: Ruleset,
  roller: D6Roller,
): number {
  if (size <= 1) return size;
  const stopsAll = antiMissile && cluster.antiMissileStopsAll;
  if (streak) {
    if (!antiMissile && !glancing) return size;
    return hitsByTable(size, () => cluster.streakRoll + modifier, stopsAll);
  }
  let hits = 0;
  let left = size;
  while (left > 1) {
    const row = rowFor(left);
    const rolled = hotLoaded ? rollHotLoaded(roller) : total2d6(roller);
    hits += hitsInRow(row, rolled + modifier, stopsAll);
    left -= row;
  }
  return hits + left;
}

/**
 * Returns how many hits a weapon scores after it has hit: 1 for a single shot, all missiles of a Streak launcher, a
 * roll for the others. For an Ultra or rotary autocannon, `shots` gives the shots fired.
 * @throws {RangeError | TypeError} naming the field and the value that is wrong
 */
export function rollWeaponHits(
  volley: IWeaponVolley,
  roller: D6Roller,
  options?: RulesetOption,
  find?: Catalog['find'],
): number {
  const weapon = weaponOf(volley, find);
  if (weapon === undefined) throw new TypeError('weapon is undefined: expected equipment');
  const situation = clusterSituationOf(volley, options, find);
  const { rules } = situation;
  const fired: Volley = {
    size: clusterSizeOf(weapon, volley, { ruleset: rules }),
    streak: natureOf(weapon, volley.ammunition, volley.linkedTo, rules).entry.streak === true,
    hotLoaded: volley.hotLoaded === true,
  };
  if (fired.size <= 1) return fired.size;
  return rollHits(fired, clusterModifiersOf(situation).total, volley, rules, roller);
}
