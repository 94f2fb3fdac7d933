import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** Returns the heat of firing a weapon with its quirks: factors first, then additions (docs/rules/standard.md). */
export function calculateWeaponHeat(
  baseHeat: number,
  weaponQuirks: readonly string[] = [],
  options: RulesetOption = {},
): number {
  const rules = rulesetOf(options.ruleset);
  let factor = 1;
  let extra = 0;
  let minimum = 0;
  for (const quirk of resolveQuirks(weaponQuirks, 'weaponQuirks')) {
    const change = hooksIn(quirk, rules).weaponHeat;
    factor *= change?.factor ?? 1;
    extra += change?.extra ?? 0;
    minimum = Math.max(minimum, change?.minimum ?? 0);
  }
  // Improved cooling adds no heat to a weapon without any.
  return Math.max(Math.min(minimum, baseHeat), baseHeat * factor + extra);
}
