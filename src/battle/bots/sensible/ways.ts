import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { isInArc, type WeaponArc } from '../../sight/arcs.js';

/**
 * The ways a target may lie, one bit each, seen along the facing of a torso: ahead, where everything bears that does not
 * point back; to the right or left, where one arm does; and behind. The arcs of mounts leave no others
 * (docs/rules/arcs.md).
 */
export const AHEAD = 1;
export const RIGHT = 2;
export const LEFT = 4;
export const BEHIND = 8;
export const WAYS = 4;
export const POINTS = 24;

export const WAY_AT = Uint8Array.from({ length: POINTS }, (_, point) => {
  if (isInArc('forward', point, 0)) return AHEAD;
  if (isInArc('right-arm', point, 0)) return RIGHT;
  return isInArc('left-arm', point, 0) ? LEFT : BEHIND;
});

/** The direction of a target at this bearing for a torso with this facing. */
export const wayTo = (point: number, facing: number): number =>
  WAY_AT[point >= facing * 4 ? point - facing * 4 : point + POINTS - facing * 4] as number;

/** The most hexsides that a torso turns. */
const MOST_TWIST = 3;
/**
 * All ways that a torso which turns so far can take a target in this bearing; ahead, none to the sides, since whatever
 * bears on a target to the side bears on one ahead.
 */
export const WAYS_WITHIN = Uint8Array.from({ length: (MOST_TWIST + 1) * POINTS }, (_, index) => {
  const twist = Math.floor(index / POINTS);
  let ways = 0;
  for (let turn = -twist; turn <= twist; turn += 1) ways |= wayTo(index % POINTS, (turn + 6) % 6);
  return (ways & AHEAD) === 0 ? ways : ways & (AHEAD | BEHIND);
});

const EVERY_WAY = AHEAD | RIGHT | LEFT | BEHIND;

/** The directions that each arc covers wholly or for the most part, one bit each. */
const WAYS_OF: Readonly<Record<WeaponArc, number>> = {
  forward: AHEAD,
  'right-arm': AHEAD | RIGHT,
  'left-arm': AHEAD | LEFT,
  rear: BEHIND,
  'right-side': RIGHT,
  'left-side': LEFT,
  'front-half': AHEAD | RIGHT | LEFT,
  'right-half': AHEAD | RIGHT,
  'rear-half': BEHIND,
  'left-half': AHEAD | LEFT,
  narrow: AHEAD,
  'all-around': EVERY_WAY,
  'main-gun': AHEAD | RIGHT | LEFT,
};

/** The directions that a mount covers. A turret turns to the target by itself, unless it is held in place. */
export function waysOf(unit: Combatant, { arc, fixed, inSecondTurret }: WeaponMount): number {
  if (unit.design.turrets === 0 || fixed) return WAYS_OF[arc];
  const held = inSecondTurret ? unit.secondTurretHeld : unit.turretHeld;
  if (!held) return EVERY_WAY;
  const facing = inSecondTurret ? unit.secondFacing : unit.torsoFacing;
  return wayTo(facing * POINTS_OF_A_SIDE, unit.facing);
}

const POINTS_OF_A_SIDE = 4;
