import { RULESETS, type RulesetName } from '../../src/rules/ruleset.js';

/** What each ruleset says, side by side: `standard`, `total-warfare`, `core`. */
export const inEach = <Value>(valueIn: (ruleset: RulesetName) => Value): readonly Value[] =>
  RULESETS.map(valueIn);
