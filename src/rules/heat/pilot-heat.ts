import { checkInteger, checkNumber } from '../../check/check.js';
import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

export interface CockpitHeat {
  readonly heat: number;
  readonly lifeSupportHits: number;
  readonly unitQuirks?: readonly string[];
}

/** Wounds of a heat phase: working life support keeps the pilot from all of them. */
export function calculateHeatWounds(
  { heat, lifeSupportHits, unitQuirks }: CockpitHeat,
  options: RulesetOption = {},
): number {
  checkNumber('heat', heat, 0);
  checkInteger('lifeSupportHits', lifeSupportHits, 0, Number.POSITIVE_INFINITY);
  const rules = rulesetOf(options.ruleset);
  if (lifeSupportHits === 0) return 0;
  const felt = resolveQuirks(unitQuirks).reduce(
    (left, quirk) => left - (hooksIn(quirk, rules).heatWoundThreshold ?? 0),
    heat,
  );
  return rules.heat.woundsFrom.filter((band) => felt >= band).length;
}
