import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

export interface CockpitHeat {
  readonly heat: number;
  readonly lifeSupportHits: number;
  /** The cockpit is in the torso, next to the engine. */
  readonly torsoMounted?: boolean;
  readonly unitQuirks?: readonly string[];
}

/** Returns the pilot's wounds from heat in one heat phase. Working life support prevents all of them. */
export function calculateHeatWounds(
  { heat, lifeSupportHits, torsoMounted = false, unitQuirks }: CockpitHeat,
  options: RulesetOption = {},
): number {
  const rules = rulesetOf(options.ruleset);
  if (lifeSupportHits === 0) return 0;
  const felt = resolveQuirks(unitQuirks).reduce(
    (left, quirk) => left - (hooksIn(quirk, rules).heatWoundThreshold ?? 0),
    heat,
  );
  const { woundsFrom, woundsFromInTorso } = rules.heat;
  return (torsoMounted ? woundsFromInTorso : woundsFrom).filter((band) => felt >= band).length;
}
