import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { FACINGS, type Facing, hexsidesBetween } from '../hex/hex.js';
import { isInArc, type WeaponArc } from '../sight/arcs.js';

/** Whether a target in this direction is in the arc of a mount, with this facing of torso and arms. */
export function mountReaches(
  unit: Combatant,
  mount: WeaponMount,
  point: number,
  torsoFacing: Facing,
  armsFlipped: boolean,
  secondFacing: Facing = unit.secondFacing,
): boolean {
  if (mount.fixed) return isInArc(mount.arc, point, unit.facing);
  if (mount.inSecondTurret) return isInArc(mount.arc, point, secondFacing);
  // It fires once a turn, so it does not matter when it is turned.
  if (unit.aptitudes.turnsAbout?.[mount.index]) {
    return isInArc('forward', point, torsoFacing) || isInArc('rear', point, torsoFacing);
  }
  return isInArc(arcOf(mount, armsFlipped), point, torsoFacing);
}

/** Flipped arms fire to the rear; a rear-facing weapon in them fires ahead. */
function arcOf({ arc, flips }: WeaponMount, armsFlipped: boolean): WeaponArc {
  if (!armsFlipped || !flips) return arc;
  return arc === 'rear' ? 'forward' : 'rear';
}

/** Hexsides that the torso can turn now: none for a prone unit. Gyro hits may limit it. */
export function torsoTwist({ prone, aptitudes, gyroHits }: Combatant): number {
  if (prone) return 0;
  const { twist, twistByGyroHits } = aptitudes;
  return twistByGyroHits === undefined
    ? twist
    : Math.min(twist, twistByGyroHits[Math.min(gyroHits, twistByGyroHits.length - 1)] as number);
}

/** Possible facings of the torso, or of the turret. */
export function torsoFacings(unit: Combatant): readonly Facing[] {
  if (unit.turretHeld) return [unit.torsoFacing];
  const most = torsoTwist(unit);
  return FACINGS.filter((facing) => hexsidesBetween(facing, unit.facing) <= most);
}

/** Possible facings of a second turret; only its present one if there is none, or it is jammed. */
export const secondFacings = ({ design, secondTurretHeld, secondFacing }: Combatant): readonly Facing[] =>
  design.turrets > 1 && !secondTurretHeld ? FACINGS : [secondFacing];

/** As the arms were built, whatever is left of them; only a prone unit cannot (docs/rules/arcs.md). */
export const canFlipArms = (unit: Combatant): boolean => unit.aptitudes.flipsArms && !unit.prone;
