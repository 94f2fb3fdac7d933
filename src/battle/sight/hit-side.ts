import { BODY_SIDES, type BodySide } from '../../rules/hit-location/body-sides.js';
import { bearingPoint, relativePoint } from '../hex/bearing.js';
import { LINES } from '../hex/line.js';
import type { HexMap } from '../map/hex-map.js';
import { feetLevel, type SightEnd } from './sight-end.js';
import { type SightLevels, SightTally } from './tally.js';

/** The side of a 'Mech that shots hit; it decides their hit location table (docs/rules/arcs.md). */
export const HIT_SIDES = Object.freeze(['front', 'right', 'rear', 'left'] as const);
export type HitSide = (typeof HIT_SIDES)[number];

const POINTS = 24;

/** How the sides of a body are arranged around it. */
export interface SideScheme {
  /** The index in `BODY_SIDES`, by the point of the bearing to the attacker. */
  readonly at: Uint8Array;
  /** 1 at points where two sides meet. */
  readonly isBorder: Uint8Array;
}

/**
 * Each side extends to its last point, clockwise from the front. On a border, front comes before the sides, and the
 * sides before the rear.
 */
function scheme(
  ends: readonly (readonly [side: BodySide, last: number])[],
  borders: readonly number[],
): SideScheme {
  return {
    at: Uint8Array.from({ length: POINTS }, (_, point) =>
      BODY_SIDES.indexOf(ends.find(([, last]) => point <= last)?.[0] ?? 'front'),
    ),
    isBorder: Uint8Array.from({ length: POINTS }, (_, point) => (borders.includes(point) ? 1 : 0)),
  };
}

/** The sides of a 'Mech: borders at 90°, 150°, 210° and 270°. */
export const MECH_SIDES = scheme(
  [
    ['front', 6],
    ['right', 10],
    ['rear', 13],
    ['left', 17],
  ],
  [6, 10, 14, 18],
);

/** The sides of a vehicle with four sides: borders at 30°, 150°, 210° and 330°. */
export const FOUR_SIDES = scheme(
  [
    ['front', 2],
    ['right', 10],
    ['rear', 13],
    ['left', 21],
  ],
  [2, 10, 14, 22],
);

/** The sides of a vehicle with six sides: a border every 60°. */
export const SIX_SIDES = scheme(
  [
    ['front', 2],
    ['front_right', 6],
    ['rear_right', 9],
    ['rear', 13],
    ['rear_left', 17],
    ['front_left', 21],
  ],
  [2, 6, 10, 14, 18, 22],
);

/** Infantry has no sides. */
export const NO_SIDES = scheme([['front', POINTS - 1]], []);

/**
 * Returns the hit side as an index in `BODY_SIDES`, whose first four are `HIT_SIDES`. The target's facing is that of
 * its legs or its hull.
 */
export function hitSide(
  map: HexMap,
  attackerHex: number,
  target: SightEnd,
  targetFacing: number,
  sides: SideScheme = MECH_SIDES,
): number {
  // An attacker in the same hex hits the front.
  if (attackerHex === target.hex) return 0;
  const { columns, rows } = map;
  const point = relativePoint(
    bearingPoint(
      columns[target.hex] as number,
      rows[target.hex] as number,
      columns[attackerHex] as number,
      rows[attackerHex] as number,
    ),
    targetFacing,
  );
  if (sides.isBorder[point] === 0) return sides.at[point] as number;
  // A line on the border runs along hexsides. The attacker's left is clockwise around the target.
  const better = leftIsBetter(map, attackerHex, target);
  return sides.at[(point + better + POINTS) % POINTS] as number;
}

/** The properties of a unit that decide its hit side. */
interface StruckUnit extends SightEnd {
  readonly facing: number;
  readonly design: { readonly sides: SideScheme };
}

/** Returns the side of a unit that an attack from this hex hits. */
export const struckSide = (map: HexMap, attackerHex: number, target: StruckUnit): BodySide =>
  BODY_SIDES[hitSide(map, attackerHex, target, target.facing, target.design.sides)] ?? 'front';

const STANDING = 1;

const left = new SightTally(false);
const right = new SightTally(false);
const leftHex = new SightTally(false);
const rightHex = new SightTally(false);
const levels: SightLevels = {
  attacker: 0,
  target: 0,
  attackerStands: false,
  targetStands: false,
  underwater: false,
  building: 0,
};

/**
 * Returns 1 if the left side of the line hides the target better, −1 if the right side does, 0 if they are equal. The
 * book leaves the choice to the target. Here the line runs from the eyes of a 'Mech standing in the attacker's hex to
 * the target's feet, and of each pair of hexes only the better one counts.
 */
function leftIsBetter(map: HexMap, attackerHex: number, target: SightEnd): number {
  const { width, size, columns, rows } = map;
  levels.attacker = (map.level[attackerHex] as number) - (map.waterDepth[attackerHex] as number) + STANDING;
  levels.target = feetLevel(map, target);
  const higher = Math.max(levels.attacker, levels.target);
  left.clear(0);
  right.clear(0);
  const line = LINES.lineTo(
    columns[attackerHex] as number,
    rows[attackerHex] as number,
    columns[target.hex] as number,
    rows[target.hex] as number,
  );
  const steps = LINES.steps;
  const hexes = LINES.hexes(line);
  for (let index = 0; index < hexes; index += 3) {
    const nearTarget = index >= hexes - 2;
    let limit = index === 0 ? levels.attacker : higher;
    if (nearTarget && levels.target < limit) limit = levels.target;
    for (let side = 0; side < 2; side += 1) {
      const tally = side === 0 ? leftHex : rightHex;
      tally.clear(0);
      const step = LINES.firstStep(line) + 2 * (index + side);
      const hex = attackerHex + (steps[step + 1] as number) * width + (steps[step] as number);
      if (hex < 0 || hex >= size) continue;
      tally.look(map, hex, limit, false, false, levels);
    }
    if (leftHex.protection > rightHex.protection) left.add(leftHex);
    else right.add(rightHex);
  }
  return Math.sign(left.protection - right.protection);
}
