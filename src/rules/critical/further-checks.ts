import { type D6Roller, type DiceRoll, roll2d6 } from '../../dice/index.js';
import type { MechChassis } from '../body/chassis.js';
import { MECH_PLANS } from '../body/mech-plans.js';
import { type BodyPlan, locationAt } from '../body/plan.js';
import { type Carrier, hooksOf, weaponHooksOf } from '../carried-hooks.js';
import { type HitLocation, type MechLocation, mechLocationOf } from '../hit-location/locations.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { HostileSurroundings } from '../rulesets/areas/critical.js';

/** A unit that may have weak legs. */
export interface LeggedUnit extends Carrier {
  /** If left out: biped. */
  readonly chassis?: MechChassis;
}

export const hasWeakLegs = (unit: Carrier, options: RulesetOption): boolean =>
  hooksOf(unit, options).some(({ weakLegs }) => weakLegs);

const NO_LEGS: readonly number[] = Object.freeze([]);

/** Additional locations with a critical check after a kick to a weak leg. */
export const legsCheckedWhenKicked = (
  { isLeg }: BodyPlan,
  struck: number,
  weakLegs: boolean,
): readonly number[] => (weakLegs && isLeg[struck] === 1 ? [struck] : NO_LEGS);

/** Additional locations of the attacker with a critical check after a death from above that hit. */
export const legsCheckedAfterDfa = (
  { legs }: BodyPlan,
  attacker: Carrier,
  options: RulesetOption,
): readonly number[] => (hasWeakLegs(attacker, options) ? legs : NO_LEGS);

/** `legsCheckedWhenKicked` with names of locations. */
export function criticalChecksWhenKicked(
  struck: HitLocation,
  target: LeggedUnit,
  options: RulesetOption = {},
): readonly MechLocation[] {
  const plan = MECH_PLANS[target.chassis ?? 'biped'];
  const location = plan.locations.indexOf(mechLocationOf(struck));
  return legsCheckedWhenKicked(plan, location, hasWeakLegs(target, options)).map((leg) =>
    locationAt(plan, leg),
  );
}

/** `legsCheckedAfterDfa` with names of locations. */
export function criticalChecksAfterDfa(
  attacker: LeggedUnit,
  options: RulesetOption = {},
): readonly MechLocation[] {
  const plan = MECH_PLANS[attacker.chassis ?? 'biped'];
  return legsCheckedAfterDfa(plan, attacker, options).map((leg) => locationAt(plan, leg));
}

/** Rolls for whether a hit on its location breaks the linkage of a weapon. No dice are rolled without the quirk. */
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

/** A unit, with the armor of the location as named in the catalog. */
export interface ArmoredCarrier extends Carrier {
  readonly armorType?: string;
  /** HarJel II or III in that location repairs its armor. */
  readonly mendsItself?: boolean;
}

/** Rolls for whether a location that lost armor is breached and stops working (docs/rules/environment.md). */
export function rollBreach(
  surroundings: HostileSurroundings,
  unit: ArmoredCarrier,
  roller: D6Roller,
  options: RulesetOption = {},
): boolean {
  return breachCheck(surroundings, unit, roller, options).breached;
}

/** HarJel II or III makes a breach more likely by this much. */
const MENDING_SYSTEM = 2;

/** The same, with its roll. */
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
