import { type ByChassis, hasFourLegs, type MechChassis } from '../body/chassis.js';
import { type Carrier, hooksOf, weaponHooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

// How far a unit aims away from where its feet point (docs/rules/arcs.md).

export interface TurningUnit extends Carrier {
  /** Left out: biped. */
  readonly chassis?: MechChassis;
  readonly prone?: boolean;
}

/** All around for those whose torso sits on a ring. */
const TWIST: ByChassis<number> = { biped: 1, quad: 0, tripod: 3, lam: 1, quadvee: 3 };

/** The ring of a QuadVee's turret jams when its gyro is hit: first towards the rear, then almost all around. */
const ON_A_JAMMED_RING: readonly number[] = [3, 2, 1];

/** Hexsides that a torso turns at most, by hits on the gyro; undefined where these do not matter. */
export const twistByGyroHits = (chassis: MechChassis): readonly number[] | undefined =>
  chassis === 'quadvee' ? ON_A_JAMMED_RING : undefined;

/** Hexsides that the torso may turn to either side. */
export function torsoTwistSteps(unit: TurningUnit, options: RulesetOption = {}): number {
  const twists = hooksOf(unit, options).flatMap(({ torsoTwist }) => torsoTwist ?? []);
  const built = TWIST[unit.chassis ?? 'biped'];
  if (built === 0 || unit.prone || twists.includes(0)) return 0;
  return Math.max(built, ...twists);
}

/** Whether both arms may flip to the rear: without lower arms and hands, as built, or with joints that let them. */
export function mayFlipArms(
  unit: TurningUnit & { readonly hasLowerArmOrHand: boolean },
  options: RulesetOption = {},
): boolean {
  const limber = hooksOf(unit, options).some(({ flipsArms }) => flipsArms);
  return !hasFourLegs(unit.chassis) && !unit.prone && (limber || !unit.hasLowerArmOrHand);
}

/** Levels that weapons in the arms of a standing unit stand above their place, for what is in the way of a shot. */
export function armWeaponLevels(unit: TurningUnit, options: RulesetOption = {}): number {
  const levels = hooksOf(unit, options).map(({ armsAbove }) => armsAbove ?? 0);
  return unit.prone ? 0 : Math.max(0, ...levels);
}

/** Whether a weapon in the torso may be turned about, to fire to the rear. */
export const mayTurnAbout = (
  weaponQuirks: readonly string[] | undefined,
  options: RulesetOption = {},
): boolean => weaponHooksOf(weaponQuirks, options).some(({ turnsAbout }) => turnsAbout);
