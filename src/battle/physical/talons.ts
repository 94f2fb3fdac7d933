import { END } from '../combatant/actuators.js';
import type { Combatant } from '../combatant/combatant.js';

/** Talons are one piece of equipment for all legs, but each leg uses its own, with a working foot. */
export function hasTalonsOn(unit: Combatant, leg: number): boolean {
  const { physicalWeapons, slots } = unit.design;
  const talons = physicalWeapons.find(({ item }) => item.physicalWeapon === 'talons');
  if (talons === undefined || unit.hasLost(leg) || ((unit.actuatorsLost[leg] as number) & END) !== 0) {
    return false;
  }
  const hits = unit.hitSlots[leg] as number;
  let onThisLeg = false;
  for (const [slot, { fixture }] of (slots[leg] ?? []).entries()) {
    if (fixture !== talons.fixture) continue;
    if ((hits & (1 << slot)) !== 0) return false;
    onThisLeg = true;
  }
  return onThisLeg;
}

/** Whether a death from above uses a pair of feet with talons (docs/rules/physical-attacks.md). */
export function landsOnTalons(unit: Combatant): boolean {
  if (unit.rules.physical.talonsOnAnyTwoFeet)
    return unit.plan.legs.filter((leg) => hasTalonsOn(unit, leg)).length > 1;
  return unit.plan.pairsOfLegs.some((pair) => pair.every((leg) => hasTalonsOn(unit, leg)));
}
