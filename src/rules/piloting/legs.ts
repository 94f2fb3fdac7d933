import type { LostLegsRules, PilotingRules } from '../rulesets/areas/piloting.js';
import type { LegDamage, PilotState } from './situation.js';

const NO_LEGS: readonly LegDamage[] = [];

export function legsLost({ legs = NO_LEGS }: PilotState): number {
  let lost = 0;
  for (const { destroyed } of legs) if (destroyed) lost += 1;
  return lost;
}

/** The effect of lost legs on rolls. */
export function lostLegsOf(pilot: PilotState, rules: PilotingRules): LostLegsRules {
  const rows = rules.legsLost[pilot.chassis ?? 'biped'];
  return rows[Math.min(legsLost(pilot), rows.length - 1)] as LostLegsRules;
}

/** A destroyed leg has no hip left to count. */
export function hipsModifier({ legs = NO_LEGS }: PilotState, { hip: each }: PilotingRules): number {
  let sum = 0;
  for (const { destroyed, hip } of legs) if (hip && !destroyed) sum += each;
  return sum;
}

/** A destroyed leg has no other actuators to count either. */
export function legActuatorsModifier(
  { legs = NO_LEGS }: PilotState,
  { hipHidesActuators, foot: ofFoot }: PilotingRules,
): number {
  let sum = 0;
  for (const { destroyed, hip, actuators = 0, foot } of legs) {
    if (destroyed || (hip && hipHidesActuators)) continue;
    sum += foot ? Math.max(0, actuators - 1) + ofFoot : actuators;
  }
  return sum;
}
