import { checkOneOf } from '../../check/check.js';
import { type D6Roller, type DiceRoll, roll2d6 } from '../../dice/index.js';
import type { MechChassis } from '../body/chassis.js';
import { MECH_PLANS } from '../body/mech-plans.js';
import { type BodyPlan, locationAt } from '../body/plan.js';
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
  /** Left out: biped. */
  readonly chassis?: MechChassis;
}

export const hasWeakLegs = (unit: Carrier, options: RulesetOption): boolean =>
  hooksOf(unit, options).some(({ weakLegs }) => weakLegs);

const NO_LEGS: readonly number[] = Object.freeze([]);

/** Locations that a kick asks a critical check for beyond those of its damage, where it struck a weak leg. */
export const legsCheckedWhenKicked = (
  { isLeg }: BodyPlan,
  struck: number,
  weakLegs: boolean,
): readonly number[] => (weakLegs && isLeg[struck] === 1 ? [struck] : NO_LEGS);

/** The same for the attacker in a death from above that hit. */
export const legsCheckedAfterDfa = (
  { legs }: BodyPlan,
  attacker: Carrier,
  options: RulesetOption,
): readonly number[] => (hasWeakLegs(attacker, options) ? legs : NO_LEGS);

/**
 * `legsCheckedWhenKicked` by names.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function criticalChecksWhenKicked(
  struck: HitLocation,
  target: LeggedUnit,
  options: RulesetOption = {},
): readonly MechLocation[] {
  checkOneOf('struck', struck, HIT_LOCATIONS);
  const plan = MECH_PLANS[target.chassis ?? 'biped'];
  const location = plan.locations.indexOf(mechLocationOf(struck));
  return legsCheckedWhenKicked(plan, location, hasWeakLegs(target, options)).map((leg) =>
    locationAt(plan, leg),
  );
}

/** `legsCheckedAfterDfa` by names. */
export function criticalChecksAfterDfa(
  attacker: LeggedUnit,
  options: RulesetOption = {},
): readonly MechLocation[] {
  const plan = MECH_PLANS[attacker.chassis ?? 'biped'];
  return legsCheckedAfterDfa(plan, attacker, options).map((leg) => locationAt(plan, leg));
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

/** A unit, with the armor of the location that may be breached as the catalog names it. */
export interface ArmoredCarrier extends Carrier {
  readonly armorType?: string;
  /** A system in that location mends its armor: HarJel II or III. */
  readonly mendsItself?: boolean;
}

/**
 * Whether a location that lost armor is breached, and stops working (docs/rules/environment.md).
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function rollBreach(
  surroundings: HostileSurroundings,
  unit: ArmoredCarrier,
  roller: D6Roller,
  options: RulesetOption = {},
): boolean {
  checkOneOf('surroundings', surroundings, Object.keys(rulesetOf(options.ruleset).critical.breachNumber));
  return breachCheck(surroundings, unit, roller, options).breached;
}

/** Pips that HarJel II or III makes it easier. */
const MENDING_SYSTEM = 2;

/** The same with its roll. */
export function breachCheck(
  surroundings: HostileSurroundings,
  unit: ArmoredCarrier,
  roller: D6Roller,
  options: RulesetOption,
): { readonly breached: boolean; readonly roll: DiceRoll } {
  const { breachNumber, breachedOnRolls, breachEasier } = rulesetOf(options.ruleset).critical;
  const roll = roll2d6(roller);
  let easier = (breachEasier[unit.armorType ?? ''] ?? 0) + (unit.mendsItself ? MENDING_SYSTEM : 0);
  for (const { breachRoll } of hooksOf(unit, options)) easier += breachRoll ?? 0;
  const number = breachNumber[surroundings];
  const breached = breachedOnRolls === 'high' ? roll.total + easier >= number : roll.total - easier <= number;
  return { breached, roll };
}
