import { resolveAbilities } from '../abilities/ability-catalog.js';
import { type AttackPhase, hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

interface Pilot {
  readonly abilities?: readonly string[];
}

/** Returns the additional physical attacks that a pilot may make in a turn. */
export function extraPhysicalAttacks({ abilities }: Pilot, { ruleset }: RulesetOption = {}): number {
  const rules = rulesetOf(ruleset);
  let extra = 0;
  for (const { ability } of resolveAbilities(abilities))
    extra += hooksIn(ability, rules).extraPhysicalAttacks ?? 0;
  return extra;
}

/** Returns the attacks that a pilot gives up this turn by dodging; none for a pilot who cannot dodge. */
export function attacksForfeitedByDodging(
  { abilities }: Pilot,
  { ruleset }: RulesetOption = {},
): readonly AttackPhase[] {
  const rules = rulesetOf(ruleset);
  return resolveAbilities(abilities).flatMap(({ ability }) => hooksIn(ability, rules).dodgeForfeits ?? []);
}
