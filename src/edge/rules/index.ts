export * from '../../rules/environment/index.js';
export type { Skill } from '../../rules/hooks.js';
export type { ITargetNumber, ModifierDetail } from '../../rules/modifier.js';
export {
  RULESETS,
  type Ruleset,
  type RulesetName,
  type RulesetOption,
} from '../../rules/ruleset.js';
export type { TableRow } from '../../rules/table.js';
export * from './abilities.js';
export * from './cluster.js';
export * from './critical.js';
export * from './damage.js';
export * from './facing.js';
export * from './falling.js';
export * from './firing.js';
export * from './heat.js';
export * from './hit-location.js';
export * from './initiative.js';
export * from './movement.js';
export * from './physical.js';
export * from './pilot.js';
export * from './piloting.js';
export * from './quirks.js';
export * from './terrain.js';
export * from './to-hit.js';
export * from './volley.js';
export * from './withdrawal.js';
