import { resolveAbilities } from './abilities/ability-catalog.js';
import { type Hooks, hooksIn } from './hooks.js';
import { resolveQuirks } from './quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from './ruleset.js';

/** A unit with its pilot, as far as quirks and abilities go. */
export interface Carrier {
  readonly unitQuirks?: readonly string[];
  readonly abilities?: readonly string[];
}

/**
 * What the quirks of a unit and the abilities of its pilot do under the ruleset in play.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
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

/** The same for the quirks of one weapon. */
export function weaponHooksOf(
  weaponQuirks: readonly string[] | undefined,
  { ruleset }: RulesetOption = {},
): readonly Hooks[] {
  const rules = rulesetOf(ruleset);
  return resolveQuirks(weaponQuirks, 'weaponQuirks')
    .filter(({ category }) => category === 'weapon')
    .map((quirk) => hooksIn(quirk, rules));
}
