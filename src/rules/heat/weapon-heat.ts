import { checkNumber } from '../../check/check.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** What firing a weapon adds: doubled first where a quirk says so, then more or less (reading I-39). */
export function calculateWeaponHeat(
  baseHeat: number,
  weaponQuirks: readonly string[] = [],
  options: RulesetOption = {},
): number {
  checkNumber('baseHeat', baseHeat, 0);
  const ruleset = rulesetOf(options.ruleset).name;
  let factor = 1;
  let extra = 0;
  let minimum = 0;
  for (const { hooks } of resolveQuirks(weaponQuirks, 'weaponQuirks')) {
    const change = hooks[ruleset].weaponHeat;
    factor *= change?.factor ?? 1;
    extra += change?.extra ?? 0;
    minimum = Math.max(minimum, change?.minimum ?? 0);
  }
  // A weapon without heat gains none from being cooled well.
  return Math.max(Math.min(minimum, baseHeat), baseHeat * factor + extra);
}
