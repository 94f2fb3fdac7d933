import type { Ammunition, EquipmentItem } from '../../catalog/index.js';
import { natureOf } from '../effect/nature.js';
import { groupPoints, sizeOf } from '../effect/weapon-effect-of.js';
import { isBlast } from '../firing/area.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

export interface ClusterLoad {
  /** The load, if the launcher has a choice. */
  readonly ammunition?: Ammunition | undefined;
  /** Shots of an Ultra or rotary autocannon. */
  readonly shots?: number | undefined;
  /** Guns in a machine gun array. */
  readonly guns?: number | undefined;
}

/** Returns how many missiles, pellets, shots or guns may hit: the column of the cluster table, 1 for a single hit. */
export function clusterSizeOf(
  weapon: EquipmentItem,
  { ammunition, shots = 1, guns = 1 }: ClusterLoad = {},
  { ruleset }: RulesetOption = {},
): number {
  return sizeOf(natureOf(weapon, ammunition, undefined, rulesetOf(ruleset)), weapon, shots, guns);
}

/** Whether the weapon rolls on the cluster table with this load, or with any of its loads if none is named. */
export const rollsForClusters = (
  weapon: EquipmentItem,
  ammunition?: Ammunition,
  { ruleset }: RulesetOption = {},
): boolean => natureOf(weapon, ammunition, undefined, rulesetOf(ruleset)).cluster.rolls;

/**
 * Returns the points of damage that strike one location together; those of a single hit if the launcher has no
 * groups.
 */
export function groupPointsOf(
  weapon: EquipmentItem,
  damagePerHit: number,
  { ruleset }: RulesetOption = {},
): number {
  const rules = rulesetOf(ruleset);
  const nature = natureOf(weapon, undefined, undefined, rules);
  return groupPoints(nature, isBlast(weapon), damagePerHit, rules);
}
