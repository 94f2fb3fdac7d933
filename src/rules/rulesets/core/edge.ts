import type { EdgeRules } from '../areas/edge.js';

export const EDGE: Partial<EdgeRules> = {};
