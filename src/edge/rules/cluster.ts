import { equipmentItem } from '../../catalog/item-check.js';
import { amount, checked, openFields, optional, whole, wholeOfEitherSign } from '../../check/shape.js';
import type { ClusterLoad } from '../../rules/cluster/index.js';
import * as cluster from '../../rules/cluster/index.js';
import { roller, rulesetOption } from '../common.js';
import { ammunition, clustersIn, shotsOrGuns } from './clusters-in.js';

export * from '../../rules/cluster/index.js';

/** A weapon may be named where `options.catalog` comes along. */
export const { calculateClusterModifier, itemiseClusterModifier, rollWeaponHits } = clustersIn(undefined);

export const rollClusterHits: typeof cluster.rollClusterHits = checked(cluster.rollClusterHits, {
  size: whole(),
  modifier: wholeOfEitherSign,
  roller,
});
export const clusterSizeOf: typeof cluster.clusterSizeOf = checked(cluster.clusterSizeOf, {
  weapon: equipmentItem,
  load: optional(openFields<ClusterLoad>({ ammunition, ...shotsOrGuns })),
  options: rulesetOption,
});
export const groupPointsOf: typeof cluster.groupPointsOf = checked(cluster.groupPointsOf, {
  weapon: equipmentItem,
  damagePerHit: amount(),
  options: rulesetOption,
});
export const rollsForClusters: typeof cluster.rollsForClusters = checked(cluster.rollsForClusters, {
  weapon: equipmentItem,
  ammunition,
  options: rulesetOption,
});
