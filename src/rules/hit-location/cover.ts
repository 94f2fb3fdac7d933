import { checkOneOf } from '../../check/check.js';
import type { MechChassis } from '../body/chassis.js';
import { isLegOf } from '../body/mech-plans.js';
import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { HIT_LOCATIONS, type HitLocation, mechLocationOf } from './locations.js';

const COVER_KINDS = ['hill', 'water', 'building'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export interface ICoveredTarget {
  /** As the line of sight has it. */
  readonly partialCover?: boolean;
  /** What stands before its legs; left out, a hill. */
  readonly coverKind?: CoverKind;
  /** The shot comes down from above, over a hill before the target. */
  readonly indirectFire?: boolean;
  /** The shot comes under water at a target that stands in it up to the hips: only the legs are within reach. */
  readonly belowSurface?: boolean;
  readonly unitQuirks?: readonly string[];
  /** It says which locations are legs; left out: biped. */
  readonly chassis?: MechChassis;
}

/**
 * What a weapon's rolled location becomes: a leg behind partial cover, or of a unit that keeps as low as if it were,
 * is out of sight, and the shot strikes the cover.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function struckLocation(
  location: HitLocation,
  target: ICoveredTarget,
  options: RulesetOption = {},
): HitLocation | 'cover' {
  checkOneOf('location', location, HIT_LOCATIONS);
  const isLeg = isLegOf(target.chassis ?? 'biped', mechLocationOf(location));
  const behind = target.belowSurface ? 'body' : hasCoveredLegs(target, options) ? 'legs' : 'none';
  return strikesCover(isLeg, behind) ? 'cover' : location;
}

/** Whether a shot strikes what its target stands behind: with the legs or, to one under water, with all but them. */
export const strikesCover = (isLeg: boolean, behind: 'none' | 'legs' | 'body'): boolean =>
  behind === 'legs' ? isLeg : behind === 'body' && !isLeg;

/** Whether a weapon cannot reach the legs of this target at all (docs/rules/line-of-sight.md and docs/rules/weapon-attacks.md for indirect fire). */
export function hasCoveredLegs(
  { partialCover, coverKind = 'hill', indirectFire, belowSurface, unitQuirks }: ICoveredTarget,
  { ruleset }: RulesetOption = {},
): boolean {
  checkOneOf('coverKind', coverKind, COVER_KINDS);
  if (belowSurface) return false;
  if (partialCover && !(indirectFire && coverKind === 'hill')) return true;
  const rules = rulesetOf(ruleset);
  return resolveQuirks(unitQuirks).some((quirk) => hooksIn(quirk, rules).coversLegs);
}
