import type { MechChassis } from '../body/chassis.js';
import { isLegOf } from '../body/mech-plans.js';
import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { type HitLocation, mechLocationOf } from './locations.js';

const COVER_KINDS = ['hill', 'water', 'building'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export interface ICoveredTarget {
  /** As determined by line of sight. */
  readonly partialCover?: boolean;
  /** What covers its legs; if left out, a hill. */
  readonly coverKind?: CoverKind;
  /** The shot comes from above, over a hill in front of the target. */
  readonly indirectFire?: boolean;
  /** The shot travels under water at a target in depth 1: only the legs can be hit. */
  readonly belowSurface?: boolean;
  readonly unitQuirks?: readonly string[];
  /** Decides which locations are legs; if left out: biped. */
  readonly chassis?: MechChassis;
}

/**
 * Returns the location that a weapon strikes after a roll. Leg hits on a target in partial cover, or with a quirk
 * that counts as such, strike the cover instead.
 */
export function struckLocation(
  location: HitLocation,
  target: ICoveredTarget,
  options: RulesetOption = {},
): HitLocation | 'cover' {
  const isLeg = isLegOf(target.chassis ?? 'biped', mechLocationOf(location));
  const behind = target.belowSurface ? 'body' : hasCoveredLegs(target, options) ? 'legs' : 'none';
  return strikesCover(isLeg, behind) ? 'cover' : location;
}

/** Whether a shot strikes the target's cover: on leg hits or, for shots under water, on all others. */
export const strikesCover = (isLeg: boolean, behind: 'none' | 'legs' | 'body'): boolean =>
  behind === 'legs' ? isLeg : behind === 'body' && !isLeg;

/**
 * Whether the legs of this target are out of reach for a weapon (docs/rules/line-of-sight.md;
 * docs/rules/weapon-attacks.md for indirect fire).
 */
export function hasCoveredLegs(
  { partialCover, coverKind = 'hill', indirectFire, belowSurface, unitQuirks }: ICoveredTarget,
  { ruleset }: RulesetOption = {},
): boolean {
  if (belowSurface) return false;
  if (partialCover && !(indirectFire && coverKind === 'hill')) return true;
  const rules = rulesetOf(ruleset);
  return resolveQuirks(unitQuirks).some((quirk) => hooksIn(quirk, rules).coversLegs);
}
