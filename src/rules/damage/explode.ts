import { NOWHERE } from '../body/plan.js';
import type { ExplosionRules } from '../rulesets/areas/explosions.js';
import type { Body } from './body.js';
import { type StrikeOutcome, strikeHere } from './strike.js';

/** CASE protection of a location. */
export type ExplosionProtection = 'case' | 'case-ii' | undefined;

/**
 * Applies an explosion inside a body, which it changes. It damages only structure, there and farther inward. CASE
 * keeps it in the location, or in the first protected one that it reaches. CASE II lets little of it through and
 * vents the rest through the armor (docs/rules/explosions.md).
 */
export function explode(
  body: Body,
  location: number,
  damage: number,
  protectionOf: (location: number) => ExplosionProtection,
  originalArmor: Float64Array,
  rules: ExplosionRules,
  outcome: StrikeOutcome,
): void {
  outcome.count = 0;
  outcome.absorbed = 0;
  outcome.lost = 0;
  let arriving = damage;
  for (let at = location; at !== NOWHERE && arriving > 0; at = body.plan.inward[at] as number) {
    const protection = protectionOf(at);
    const inside = Math.min(arriving, rules.mostInside[protection ?? 'none']);
    const remaining = strikeHere(body, at, inside, false, undefined, true, outcome);
    const vented = arriving - inside;
    const most =
      protection !== undefined
        ? Math.min(vented, rules.mostThroughArmor[protection])
        : arriving >= rules.blowsArmorOffFrom
          ? Number.POSITIVE_INFINITY
          : 0;
    const armorLost = most > 0 ? ventThroughArmor(body, at, most, originalArmor, rules) : 0;
    outcome.absorbed += armorLost;
    outcome.lost += Math.max(0, vented - armorLost);
    arriving = remaining;
    if (protection !== undefined) break;
  }
  outcome.lost += arriving;
}

/** Vents through the rear armor of a torso, or the armor of a limb or the head. A destroyed location vents nothing. */
function ventThroughArmor(
  body: Body,
  location: number,
  damage: number,
  originalArmor: Float64Array,
  { limbsKeepHalfTheirArmor }: ExplosionRules,
): number {
  if ((body.structure[location] as number) <= 0) return 0;
  const hasRear = body.plan.hasRear[location] === 1;
  const plates = hasRear ? body.rearArmor : body.armor;
  const armor = plates[location] as number;
  const most =
    hasRear || !limbsKeepHalfTheirArmor ? armor : Math.ceil((originalArmor[location] as number) / 2);
  const lost = Math.min(armor, most, damage);
  plates[location] = armor - lost;
  return lost;
}
