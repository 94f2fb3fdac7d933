import { type ByChassis, hasFourLegs, type MechChassis } from '../body/chassis.js';
import { type Carrier, hooksOf, weaponHooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

// How far a unit can aim away from the direction of its feet (docs/rules/arcs.md).

export interface TurningUnit extends Carrier {
  /** If left out: biped. */
  readonly chassis?: MechChassis;
  readonly prone?: boolean;
}

/** A torso on a ring turns all the way around. */
const TWIST: ByChassis<number> = { biped: 1, quad: 0, tripod: 3, lam: 1, quadvee: 3 };

/**
 * Gyro hits jam the turret ring of a QuadVee: the first hit blocks the rear, the second all but one hexside each way.
 */
const ON_A_JAMMED_RING: readonly number[] = [3, 2, 1];

/** Hexsides that the torso may twist, by gyro hits; undefined where gyro hits do not limit it. */
export const twistByGyroHits = (chassis: MechChassis): readonly number[] | undefined =>
  chassis === 'quadvee' ? ON_A_JAMMED_RING : undefined;

/** Returns the hexsides that the torso may twist to either side. */
export function torsoTwistSteps(unit: TurningUnit, options: RulesetOption = {}): number {
  const twists = hooksOf(unit, options).flatMap(({ torsoTwist }) => torsoTwist ?? []);
  const built = TWIST[unit.chassis ?? 'biped'];
  if (built === 0 || unit.prone || twists.includes(0)) return 0;
  return Math.max(built, ...twists);
}

/** Whether both arms may flip to the rear: they lack lower arms and hands, or a quirk allows it. */
export function mayFlipArms(
  unit: TurningUnit & { readonly hasLowerArmOrHand: boolean },
  options: RulesetOption = {},
): boolean {
  const limber = hooksOf(unit, options).some(({ flipsArms }) => flipsArms);
  return !hasFourLegs(unit.chassis) && !unit.prone && (limber || !unit.hasLowerArmOrHand);
}

/** Returns the levels that the arms of a standing unit raise their weapons, for line of sight. */
export function armWeaponLevels(unit: TurningUnit, options: RulesetOption = {}): number {
  const levels = hooksOf(unit, options).map(({ armsAbove }) => armsAbove ?? 0);
  return unit.prone ? 0 : Math.max(0, ...levels);
}

/** Whether a weapon in the torso may be turned to fire to the rear. */
export const mayTurnAbout = (
  weaponQuirks: readonly string[] | undefined,
  options: RulesetOption = {},
): boolean => weaponHooksOf(weaponQuirks, options).some(({ turnsAbout }) => turnsAbout);
