import type { ExplosionRules } from '../rulesets/areas/explosions.js';
import type { Body } from './body.js';
import { type StrikeOutcome, strike } from './strike.js';

/** What a location vents explosions with. */
export type ExplosionProtection = 'case' | 'case-ii' | undefined;

/**
 * An explosion inside a body, which it changes: it meets structure alone, there and farther inward. CASE keeps it in
 * the location; CASE II lets little of it through, and the rest out through the armor (docs/rules/explosions.md).
 */
export function explode(
  body: Body,
  location: number,
  damage: number,
  protection: ExplosionProtection,
  originalArmor: Float64Array,
  rules: ExplosionRules,
  outcome: StrikeOutcome,
): void {
  const inside = Math.min(damage, rules.mostInside[protection ?? 'none']);
  strike(body, location, inside, false, undefined, true, protection !== undefined, outcome);
  const vented = damage - inside;
  if (vented <= 0) return;
  const most =
    protection === undefined
      ? rules.blowsArmorOff && Number.POSITIVE_INFINITY
      : Math.min(vented, rules.mostThroughArmor[protection]);
  const armorLost = most ? ventThroughArmor(body, location, most, originalArmor, rules) : 0;
  outcome.absorbed += armorLost;
  outcome.lost += Math.max(0, vented - armorLost);
}

/** Out through the back of a torso, or through the armor of a limb or the head; what is gone vents nothing. */
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
