export {
  type ClusterModifiers,
  calculateClusterModifier,
  type IClusterShot,
  itemiseClusterModifier,
} from './calculate.js';
export { type ClusterLoad, clusterSizeOf, groupPointsOf, rollsForClusters } from './launcher.js';
export { type IWeaponVolley, rollClusterHits, rollWeaponHits } from './roll.js';
export type { ClusterCircumstances } from './situation.js';
export { CLUSTER_HITS_TABLE } from './table.js';
