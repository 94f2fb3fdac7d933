import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { isInArc, type WeaponArc } from '../../sight/arcs.js';

/**
 * The ways a target may lie, seen along the facing of a torso: ahead, where everything bears that does not point back;
 * to the right or left, where one arm does; and behind. The arcs of mounts leave no others (docs/rules/arcs.md).
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

/** How a target in this bearing lies for a torso that faces so. */
export const wayTo = (point: number, facing: number): number =>
  WAY_AT[point >= facing * 4 ? point - facing * 4 : point + POINTS - facing * 4] as number;

/** Hexsides that a torso turns at most. */
const MOST_TWIST = 3;
/** All ways that a torso which turns so far can take a target in this bearing, one bit each. */
export const WAYS_WITHIN = Uint8Array.from({ length: (MOST_TWIST + 1) * POINTS }, (_, index) => {
  const twist = Math.floor(index / POINTS);
  let ways = 0;
  for (let turn = -twist; turn <= twist; turn += 1) ways |= 1 << wayTo(index % POINTS, (turn + 6) % 6);
  return ways;
});

const EVERY_WAY = (1 << WAYS) - 1;

/** Ways that each arc bears on, one bit each; of those that cover a part of one, where they cover most of it. */
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

/** What a mount bears on: a turret turns to the target by itself, unless it is held where it points. */
export function waysOf(unit: Combatant, { arc, fixed, inSecondTurret }: WeaponMount): number {
  if (unit.design.turrets === 0 || fixed) return WAYS_OF[arc];
  const held = inSecondTurret ? unit.secondTurretHeld : unit.turretHeld;
  if (!held) return EVERY_WAY;
  const facing = inSecondTurret ? unit.secondFacing : unit.torsoFacing;
  return 1 << wayTo(facing * POINTS_OF_A_SIDE, unit.facing);
}

const POINTS_OF_A_SIDE = 4;
