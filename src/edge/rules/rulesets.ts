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
// The inner function checks the changes, as they also come from files.
export const extendRuleset = checked(rulesets.extendRuleset, { base: knownRuleset, changes: anything });
