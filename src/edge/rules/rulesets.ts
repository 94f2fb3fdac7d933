import { anything, checked, optional } from '../../check/shape.js';
import * as rulesets from '../../rules/ruleset.js';
import { knownRuleset } from '../common.js';

export {
  RULESETS,
  type Ruleset,
  type RulesetChanges,
  type RulesetName,
  type RulesetOption,
} from '../../rules/ruleset.js';

/** Returns the record of a ruleset, with all its tables and switches. */
export const rulesetOf = checked(rulesets.rulesetOf, { ruleset: optional(knownRuleset) });
/**
 * Makes a ruleset of your own, which every function takes as `ruleset`. It changes only the given fields.
 * @throws {RangeError | TypeError} if a change is wrong, naming the field and its value
 * @example
 * ```ts
 * const house = extendRuleset('total-warfare', { toHit: { perWound: 1 } });
 * const wounded = { gunnery: 4, movementType: 'stationary', heat: 0, pilotWounds: 2 } as const;
 * const target = { movementType: 'stationary', hexesMoved: 0 } as const;
 * calculateToHit(wounded, target, 'short', 1, { ruleset: house }).finalToHit; // 6
 * ```
 */
// The inner function checks the changes, as they also come from files.
export const extendRuleset = checked(rulesets.extendRuleset, { base: knownRuleset, changes: anything });
