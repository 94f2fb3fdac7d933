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

/** The record behind a name, with all its tables and switches. */
export const rulesetOf: typeof rulesets.rulesetOf = checked(rulesets.rulesetOf, {
  ruleset: optional(knownRuleset),
});
/** It looks at the changes itself: they come from files and from callers alike. */
export const extendRuleset: typeof rulesets.extendRuleset = checked(rulesets.extendRuleset, {
  base: knownRuleset,
  changes: anything,
});
