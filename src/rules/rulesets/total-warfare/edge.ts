import { AUTOMATIC_EDGE_TRIGGERS } from '../../abilities/edge-triggers.js';
import type { EdgeRules } from '../areas/edge.js';

export const EDGE: EdgeRules = { triggers: AUTOMATIC_EDGE_TRIGGERS };
