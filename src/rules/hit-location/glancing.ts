import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** Whether a shot hits by so narrow a margin that it is a glancing blow on this target. */
export function isGlancingBlow(
  roll: number,
  targetNumber: number,
  targetQuirks: readonly string[] | undefined,
  { ruleset }: RulesetOption = {},
): boolean {
  const success = roll - targetNumber;
  if (success < 0) return false;
  return success <= glancingMarginOf(targetQuirks, { ...(ruleset && { ruleset }) });
}

/** Returns the largest margin of success that is a glancing blow on this target; -1 if none is. */
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

/**
 * Returns half the damage of a single hit, rounded down. A cluster weapon loses hits instead (`glancing` of the
 * cluster roll).
 */
export function glancingDamage(damage: number): number {
  return Math.floor(damage / 2);
}
