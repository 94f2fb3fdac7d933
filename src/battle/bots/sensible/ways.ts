import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { isInArc, type WeaponArc } from '../../sight/arcs.js';

/**
 * The directions of a target relative to the torso: ahead, where everything bears that does not point to the rear; right
 * or left, where one arm bears; and behind. The arcs of mounts make no other difference (docs/rules/arcs.md).
 */
export const AHEAD = 0;
export const RIGHT = 1;
export const LEFT = 2;
export const BEHIND = 3;
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
/** The directions in which a torso that turns this far can have a target at this bearing, one bit each. */
export const WAYS_WITHIN = Uint8Array.from({ length: (MOST_TWIST + 1) * POINTS }, (_, index) => {
  const twist = Math.floor(index / POINTS);
  let ways = 0;
  for (let turn = -twist; turn <= twist; turn += 1) ways |= 1 << wayTo(index % POINTS, (turn + 6) % 6);
  return ways;
});

const EVERY_WAY = (1 << WAYS) - 1;

/** The directions that each arc covers wholly or for the most part, one bit each. */
const WAYS_OF: Readonly<Record<WeaponArc, number>> = {
  forward: 1 << AHEAD,
  'right-arm': (1 << AHEAD) | (1 << RIGHT),
  'left-arm': (1 << AHEAD) | (1 << LEFT),
  rear: 1 << BEHIND,
  'right-side': 1 << RIGHT,
  'left-side': 1 << LEFT,
  'front-half': (1 << AHEAD) | (1 << RIGHT) | (1 << LEFT),
  'right-half': (1 << AHEAD) | (1 << RIGHT),
  'rear-half': 1 << BEHIND,
  'left-half': (1 << AHEAD) | (1 << LEFT),
  narrow: 1 << AHEAD,
  'all-around': (1 << WAYS) - 1,
  'main-gun': (1 << AHEAD) | (1 << RIGHT) | (1 << LEFT),
};

/** The directions that a mount covers. A turret turns to the target by itself, unless it is held in place. */
export function waysOf(unit: Combatant, { arc, fixed, inSecondTurret }: WeaponMount): number {
  if (unit.design.turrets === 0 || fixed) return WAYS_OF[arc];
  const held = inSecondTurret ? unit.secondTurretHeld : unit.turretHeld;
  if (!held) return EVERY_WAY;
  const facing = inSecondTurret ? unit.secondFacing : unit.torsoFacing;
  return 1 << wayTo(facing * POINTS_OF_A_SIDE, unit.facing);
}

const POINTS_OF_A_SIDE = 4;
