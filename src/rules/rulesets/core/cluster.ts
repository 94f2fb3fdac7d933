import type { ClusterRules } from '../areas/cluster.js';

export const CLUSTER: Partial<ClusterRules> = {};
