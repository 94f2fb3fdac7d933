import { equipmentItem } from '../../catalog/item-check.js';
import { amount, checked, openFields, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type { ClusterLoad } from '../../rules/cluster/index.js';
import * as cluster from '../../rules/cluster/index.js';
import { roller, rulesetOption } from '../common.js';
import { ammunition, clustersIn, LARGEST_VOLLEY, shotsOrGuns } from './clusters-in.js';

export * from '../../rules/cluster/index.js';

/** The weapon may be given by name if `options.catalog` is set. */
export const { calculateClusterModifier, itemiseClusterModifier, rollWeaponHits } = clustersIn(undefined);

/**
 * Rolls on the Cluster Hits Table, with `randomRoller` by default. Returns how many missiles, pellets or shots hit.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 */
export const rollClusterHits = checked(
  (size: number, modifier: number, roller: D6Roller = randomRoller) =>
    cluster.rollClusterHits(size, modifier, roller),
  {
    size: whole(0, LARGEST_VOLLEY),
    modifier: whole(-LARGEST_VOLLEY, LARGEST_VOLLEY),
    roller,
  },
);
export const clusterSizeOf = checked(cluster.clusterSizeOf, {
  weapon: equipmentItem,
  load: optional(openFields<ClusterLoad>({ ammunition, ...shotsOrGuns })),
  options: rulesetOption,
});
export const groupPointsOf = checked(cluster.groupPointsOf, {
  weapon: equipmentItem,
  damagePerHit: amount(),
  options: rulesetOption,
});
export const rollsForClusters = checked(cluster.rollsForClusters, {
  weapon: equipmentItem,
  ammunition,
  options: rulesetOption,
});
