import { resolveAbilities } from './abilities/ability-catalog.js';
import { type Hooks, hooksIn } from './hooks.js';
import { resolveQuirks } from './quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from './ruleset.js';

/** The quirks of a unit and the abilities of its pilot. */
export interface Carrier {
  readonly unitQuirks?: readonly string[];
  readonly abilities?: readonly string[];
}

/**
 * Looks up what the quirks of a unit and the abilities of its pilot do, and returns their hooks under the ruleset.
 * @throws {RangeError | TypeError} naming the field and the value that is wrong
 */
export function hooksOf(
  { unitQuirks, abilities }: Carrier,
  { ruleset }: RulesetOption = {},
): readonly Hooks[] {
  const rules = rulesetOf(ruleset);
  const quirks = resolveQuirks(unitQuirks).filter(({ category }) => category !== 'weapon');
  return [
    ...quirks.map((quirk) => hooksIn(quirk, rules)),
    ...resolveAbilities(abilities).map(({ ability }) => hooksIn(ability, rules)),
  ];
}

/** Returns the hooks of one weapon's quirks under the ruleset. */
export function weaponHooksOf(
  weaponQuirks: readonly string[] | undefined,
  { ruleset }: RulesetOption = {},
): readonly Hooks[] {
  const rules = rulesetOf(ruleset);
  return resolveQuirks(weaponQuirks, 'weaponQuirks')
    .filter(({ category }) => category === 'weapon')
    .map((quirk) => hooksIn(quirk, rules));
}
