import type { ClusterRules } from '../areas/cluster.js';

export const CLUSTER: Partial<ClusterRules> = {
  antiMissileStopsAll: true,
  antiMissileVolleys: 2,
  singleMissileShotDown: [4, 5, 6],
};
