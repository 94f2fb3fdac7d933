import { FACINGS, type Facing, hexsidesBetween } from '../hex/hex.js';
import type { Combatant } from '../mech/combatant.js';
import type { WeaponMount } from '../mech/weapon-mount.js';
import { type WeaponArc as ArcOfFire, isInArc } from '../sight/arcs.js';

/** Whether a target in this bearing lies in the arc of a mount, with torso and arms as they are turned. */
export function mountReaches(
  unit: Combatant,
  mount: WeaponMount,
  point: number,
  torsoFacing: Facing,
  armsFlipped: boolean,
): boolean {
  if (mount.arc === 'leg') return isInArc('forward', point, unit.facing);
  // It fires once a turn, so that it does not matter when it is turned.
  if (unit.aptitudes.turnsAbout?.[mount.index]) {
    return isInArc('forward', point, torsoFacing) || isInArc('rear', point, torsoFacing);
  }
  return isInArc(arcOf(mount, armsFlipped), point, torsoFacing);
}

function arcOf({ arc, arm }: WeaponMount, armsFlipped: boolean): ArcOfFire {
  // Flipped arms reach back; a weapon that points back from them then points ahead.
  if (armsFlipped && arm >= 0) return arc === 'rear' ? 'forward' : 'rear';
  return arc === 'leg' ? 'forward' : arc;
}

/** How far the torso turns now: not at all for who is prone. */
export const torsoTwist = (unit: Combatant): number => (unit.prone ? 0 : unit.aptitudes.twist);

/** Facings that the torso can be turned to. */
export function torsoFacings(unit: Combatant): readonly Facing[] {
  const most = torsoTwist(unit);
  return FACINGS.filter((facing) => hexsidesBetween(facing, unit.facing) <= most);
}

/** As the arms were built, whatever is left of them: only who lies on the ground cannot (combat.md section 8.2). */
export const canFlipArms = (unit: Combatant): boolean => unit.aptitudes.flipsArms && !unit.prone;
