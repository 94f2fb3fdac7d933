import { resolveAbilities } from '../abilities/ability-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

const WOUNDS = 2;

/** Wounds of the pilot when something explodes inside the unit, be it in a protected bay or not. */
export function calculateExplosionWounds(
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): number {
  const ruleset = rulesetOf(options.ruleset).name;
  const wounds = resolveAbilities(abilities).reduce(
    (sum, { ability }) => sum + (ability.hooks[ruleset].explosionWounds ?? 0),
    WOUNDS,
  );
  return Math.max(0, wounds);
}
