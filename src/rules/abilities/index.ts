export type { AbilityCategory, AbilityEntry } from './ability.js';
export {
  type AbilityId,
  getSPACatalogSize,
  getSPAsByCategory,
  getSPAsForPipeline,
  hasSPA,
  isKnownAbility,
  type KnownAbilityId,
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
export { EDGE_TRIGGERS, type EdgeTriggerId, type IEdgeTrigger } from './edge-triggers.js';
export { type PossibleTarget, targetsAllowedFirst } from './first-target.js';
export { type AbilityChoice, abilityBehind, type WrittenAbility } from './written-ability.js';
