import { sameName } from '../carried.js';
import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { resolveAbilities } from './ability-catalog.js';

/**
 * Whether a pilot hunts the opponent with this id from the start, because an ability designates it
 * (docs/rules/standard.md).
 */
export function huntsFromTheStart(
  abilities: readonly string[],
  opponentId: string,
  { ruleset }: RulesetOption = {},
): boolean {
  const rules = rulesetOf(ruleset);
  return resolveAbilities(abilities).some(
    ({ ability, designations }) =>
      hooksIn(ability, rules).namesQuarry === true &&
      designations?.some((designation) => sameName(designation, opponentId)) === true,
  );
}
