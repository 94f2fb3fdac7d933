import { LEFT_ARM, RIGHT_ARM } from '../../rules/damage/body.js';
import { resolveQuirks } from '../../rules/quirks/quirk-catalog.js';
import type { Battle } from '../battle.js';
import { FACINGS, type Facing, hexsidesBetween } from '../hex/hex.js';
import type { Combatant } from '../mech/combatant.js';
import type { WeaponMount } from '../mech/weapon-mount.js';
import { type FiringArc as ArcOfFire, isInArc } from '../sight/arcs.js';

/** Whether a target in this bearing lies in the arc of a mount, with torso and arms as they are turned. */
export function mountReaches(
  unit: Combatant,
  mount: WeaponMount,
  point: number,
  torsoFacing: Facing,
  armsFlipped: boolean,
): boolean {
  if (mount.arc === 'leg') return isInArc('forward', point, unit.facing);
  return isInArc(arcOf(mount, armsFlipped), point, torsoFacing);
}

function arcOf({ arc, arm }: WeaponMount, armsFlipped: boolean): ArcOfFire {
  // Flipped arms reach back; a weapon that points back from them then points ahead.
  if (armsFlipped && arm >= 0) return arc === 'rear' ? 'forward' : 'rear';
  return arc === 'leg' ? 'forward' : arc;
}

const ONE_HEXSIDE = 1;

/** How far the torso turns: one hexside, more or none by quirk, none for quads and who is prone. */
export function torsoTwist(battle: Battle, unit: Combatant): number {
  if (unit.prone || unit.design.quad) return 0;
  let hexsides = ONE_HEXSIDE;
  for (const { hooks } of resolveQuirks(unit.design.quirks)) {
    hexsides = hooks[battle.ruleset].torsoTwist ?? hexsides;
  }
  return hexsides;
}

/** Facings that the torso can be turned to. */
export function torsoFacings(battle: Battle, unit: Combatant): readonly Facing[] {
  const most = torsoTwist(battle, unit);
  return FACINGS.filter((facing) => hexsidesBetween(facing, unit.facing) <= most);
}

/** Arms without hands and forearms swing to the rear; so do all with hyper-extending actuators. */
export function canFlipArms(battle: Battle, unit: Combatant): boolean {
  const { design } = unit;
  if (unit.prone || design.quad || unit.hasLost(LEFT_ARM) || unit.hasLost(RIGHT_ARM)) return false;
  const bare = design.arms[LEFT_ARM] === 'no-lower-arm' && design.arms[RIGHT_ARM] === 'no-lower-arm';
  return bare || resolveQuirks(design.quirks).some(({ hooks }) => hooks[battle.ruleset].flipsArms === true);
}
