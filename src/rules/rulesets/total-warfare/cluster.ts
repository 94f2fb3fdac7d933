import type { ClusterRules } from '../areas/cluster.js';

export const CLUSTER: ClusterRules = {
  narc: 2,
  glancing: -4,
  streakRoll: 11,
  antiMissile: -4,
  antiMissileStopsAll: false,
  antiMissileVolleys: 1,
  antiMissileVolleysOf: {},
  singleMissileShotDown: [1, 2, 3],
};
