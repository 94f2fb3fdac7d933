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
  { mostInside }: ExplosionRules,
  outcome: StrikeOutcome,
): void {
  const inside = Math.min(damage, mostInside[protection ?? 'none']);
  const vented = damage - inside;
  const armorLost =
    vented > 0 && protection === 'case-ii' ? ventThroughArmor(body, location, vented, originalArmor) : 0;
  strike(body, location, inside, false, undefined, true, protection !== undefined, outcome);
  outcome.absorbed += armorLost;
  outcome.lost += vented - armorLost;
}

/** Out through the back of a torso; a limb or the head loses up to half the armor it was built with. */
function ventThroughArmor(body: Body, location: number, damage: number, originalArmor: Float64Array): number {
  if ((body.structure[location] as number) <= 0) return 0;
  const hasRear = body.plan.hasRear[location] === 1;
  const plates = hasRear ? body.rearArmor : body.armor;
  const armor = plates[location] as number;
  const most = hasRear ? armor : Math.ceil((originalArmor[location] as number) / 2);
  const lost = Math.min(armor, most, damage);
  plates[location] = armor - lost;
  return lost;
}
