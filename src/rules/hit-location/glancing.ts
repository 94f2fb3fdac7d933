import { checkInteger, checkModifierValue, checkNumber } from '../../check/check.js';
import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/**
 * Whether a shot that hits does so barely enough to glance off this target.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function isGlancingBlow(
  roll: number,
  targetNumber: number,
  targetQuirks: readonly string[] | undefined,
  { ruleset }: RulesetOption = {},
): boolean {
  checkInteger('roll', roll, 2, 12);
  checkModifierValue('targetNumber', targetNumber);
  const success = roll - targetNumber;
  if (success < 0) return false;
  return success <= glancingMarginOf(targetQuirks, { ...(ruleset && { ruleset }) });
}

/** By how much or less above the number shots glance off this target; -1 if they never do. */
export function glancingMarginOf(
  targetQuirks: readonly string[] | undefined,
  { ruleset }: RulesetOption = {},
): number {
  const rules = rulesetOf(ruleset);
  let margin = -1;
  for (const quirk of resolveQuirks(targetQuirks, 'targetQuirks')) {
    margin = Math.max(margin, hooksIn(quirk, rules).glancingMargin ?? -1);
  }
  return margin;
}

/** Half the damage of a single hit, rounded down; a volley loses hits instead (the cluster roll's `glancing`). */
export function glancingDamage(damage: number): number {
  checkNumber('damage', damage, 0);
  return Math.floor(damage / 2);
}
