import { checkOneOf } from '../../check/check.js';
import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { type Carrier, hooksOf, weaponHooksOf } from '../carried-hooks.js';
import {
  HIT_LOCATIONS,
  type HitLocation,
  type MechLocation,
  mechLocationOf,
} from '../hit-location/locations.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { HostileSurroundings } from '../rulesets/areas/critical.js';

/** A unit whose legs may be weak. */
export interface LeggedUnit extends Carrier {
  readonly quad?: boolean;
}

const LEGS: readonly MechLocation[] = ['left_leg', 'right_leg'];
/** What a quad's tables call arms are legs. */
const FOUR_LEGS: readonly MechLocation[] = [...LEGS, 'left_arm', 'right_arm'];

const legsOf = ({ quad }: LeggedUnit) => (quad ? FOUR_LEGS : LEGS);

const hasWeakLegs = (unit: LeggedUnit, options: RulesetOption): boolean =>
  hooksOf(unit, options).some(({ weakLegs }) => weakLegs);

/**
 * Locations that a kick asks a critical check for beyond those of its damage, where it struck a weak leg.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function criticalChecksWhenKicked(
  struck: HitLocation,
  target: LeggedUnit,
  options: RulesetOption = {},
): readonly MechLocation[] {
  checkOneOf('struck', struck, HIT_LOCATIONS);
  const location = mechLocationOf(struck);
  return hasWeakLegs(target, options) && legsOf(target).includes(location) ? [location] : [];
}

/** The same for who made a death from above that hit. */
export function criticalChecksAfterDfa(
  attacker: LeggedUnit,
  options: RulesetOption = {},
): readonly MechLocation[] {
  return hasWeakLegs(attacker, options) ? legsOf(attacker) : [];
}

/** Whether a hit on its location breaks the linkage of a weapon; no die is rolled for a hidden one. */
export function rollWeaponLinkage(
  weaponQuirks: readonly string[] | undefined,
  roller: D6Roller,
  options: RulesetOption = {},
): boolean {
  const numbers = weaponHooksOf(weaponQuirks, options).flatMap(
    ({ linkageBreaksFrom }) => linkageBreaksFrom ?? [],
  );
  return numbers.length > 0 && roll2d6(roller).total >= Math.min(...numbers);
}

/**
 * Whether a location that lost armor is breached, and stops working (docs/rules/environment.md).
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function rollBreach(
  surroundings: HostileSurroundings,
  unit: Carrier,
  roller: D6Roller,
  options: RulesetOption = {},
): boolean {
  const { breachNumber, breachedOnRolls } = rulesetOf(options.ruleset).critical;
  checkOneOf('surroundings', surroundings, Object.keys(breachNumber));
  const { total } = roll2d6(roller);
  let easier = 0;
  for (const { breachRoll } of hooksOf(unit, options)) easier += breachRoll ?? 0;
  const number = breachNumber[surroundings];
  return breachedOnRolls === 'high' ? total + easier >= number : total - easier <= number;
}
