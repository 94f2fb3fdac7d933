import type { ClusterRules } from '../areas/cluster.js';

export const CLUSTER: Partial<ClusterRules> = {
  antiMissileStopsAll: true,
  antiMissileVolleys: 2,
  antiMissileVolleysOf: { 'advanced-point-defense': 1 },
  singleMissileShotDown: [4, 5, 6],
};
