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
  EDGE_TRIGGERS,
  edgeTriggersOf,
  type IEdgeState,
  type IEdgeTrigger,
  type IEdgeUse,
  rerollWithEdge,
  useEdge,
} from './edge.js';
export { type PossibleTarget, targetsAllowedFirst } from './first-target.js';
