import { resolveAbilities } from '../abilities/ability-catalog.js';
import { type AttackPhase, hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

interface Pilot {
  readonly abilities?: readonly string[];
}

/** Physical attacks that a pilot may make in a turn beyond the usual. */
export function extraPhysicalAttacks({ abilities }: Pilot, { ruleset }: RulesetOption = {}): number {
  const rules = rulesetOf(ruleset);
  let extra = 0;
  for (const { ability } of resolveAbilities(abilities))
    extra += hooksIn(ability, rules).extraPhysicalAttacks ?? 0;
  return extra;
}

/** The attacks of this turn that a pilot gives up by dodging; none for a pilot who cannot dodge. */
export function attacksForfeitedByDodging(
  { abilities }: Pilot,
  { ruleset }: RulesetOption = {},
): readonly AttackPhase[] {
  const rules = rulesetOf(ruleset);
  return resolveAbilities(abilities).flatMap(({ ability }) => hooksIn(ability, rules).dodgeForfeits ?? []);
}
