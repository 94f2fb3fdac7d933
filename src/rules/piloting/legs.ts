import type { LocationName } from '../body/plan.js';
import type { LostLegsRules, PilotingRules } from '../rulesets/areas/piloting.js';
import type { LegDamage, PilotingCause, PilotState } from './situation.js';

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
export function hipsModifier(
  { legs = NO_LEGS }: Pick<PilotState, 'legs'>,
  { hip: each }: PilotingRules,
): number {
  let sum = 0;
  for (const { destroyed, hip } of legs) if (hip && !destroyed) sum += each;
  return sum;
}

/** A destroyed leg has no other actuators to count either. */
export function legActuatorsModifier(
  { legs = NO_LEGS }: Pick<PilotState, 'legs'>,
  { hipHidesActuators, foot: ofFoot }: PilotingRules,
): number {
  let sum = 0;
  for (const { destroyed, hip, actuators = 0, foot } of legs) {
    if (destroyed || (hip && hipHidesActuators)) continue;
    sum += foot ? Math.max(0, actuators - 1) + ofFoot : actuators;
  }
  return sum;
}

const modifierOfLeg = (leg: LegDamage, rules: PilotingRules): number =>
  hipsModifier({ legs: [leg] }, rules) + legActuatorsModifier({ legs: [leg] }, rules);

/**
 * The roll for all hits on one leg in a phase, after one more: `earlier` is the roll for those before it, and `damage` what
 * the leg has taken by now, which counts as a modifier of the pilot.
 */
export function rollForHitsOnLeg(
  leg: LocationName,
  hit: 'hip' | 'foot' | 'between',
  damage: LegDamage,
  earlier: PilotingCause | undefined,
  rules: PilotingRules,
): PilotingCause {
  if (rules.rollsForLegHits !== 'one-for-the-worst') return earlier ?? { kind: 'leg', leg };
  const own = hit === 'between' ? 1 : rules[hit];
  const worstHit = Math.max(earlier?.worstHit ?? own, own);
  const sumOfHits = (earlier?.sumOfHits ?? 0) + own;
  // A hip may hide the others.
  const modifier = Math.max(worstHit - sumOfHits, Math.min(0, worstHit - modifierOfLeg(damage, rules)));
  return { kind: 'leg', leg, worstHit, sumOfHits, modifier };
}
