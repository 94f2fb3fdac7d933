import type { Ruleset } from '../../../rules/ruleset.js';
import type { Combatant } from '../../combatant/combatant.js';
import { isDisarmed } from '../../weapons/disarmed.js';

/** Without armor on any location, or without a weapon that counts. */
export function isVehicleCrippled(unit: Combatant, rules: Ruleset): string | undefined {
  const { armor, design, plan } = unit;
  const bare = plan.locations.findIndex(
    (_, location) => (design.armor[location] as number) > 0 && (armor[location] as number) <= 0,
  );
  if (bare >= 0) return `the armor of the ${plan.words[bare]} is gone`;
  return isDisarmed(unit, rules) ? 'it has no useful weapon left' : undefined;
}
