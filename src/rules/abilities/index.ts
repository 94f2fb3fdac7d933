export type { AbilityCategory, AbilityEntry } from './ability.js';
export {
  getSPACatalogSize,
  getSPAsByCategory,
  getSPAsForPipeline,
  hasSPA,
  isKnownAbility,
  SPA_CATALOG,
} from './ability-catalog.js';
export {
  canUseEdge,
  createEdgeState,
  edgeTriggersOf,
  type IEdgeState,
  type IEdgeUse,
  rerollWithEdge,
  useEdge,
} from './edge.js';
export { EDGE_TRIGGERS, type IEdgeTrigger } from './edge-triggers.js';
export { type PossibleTarget, targetsAllowedFirst } from './first-target.js';
