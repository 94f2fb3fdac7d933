import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** Returns the pilot's wounds from an explosion inside the unit, whether or not CASE protects the location. */
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
