import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** Wounds of the pilot when something explodes inside the unit, be it in a protected bay or not. */
export function calculateExplosionWounds(
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): number {
  const rules = rulesetOf(options.ruleset);
  const wounds = resolveAbilities(abilities).reduce(
    (sum, { ability }) => sum + (hooksIn(ability, rules).explosionWounds ?? 0),
    rules.explosions.pilotWounds,
  );
  return Math.max(0, wounds);
}
