import { bearingPoint, relativePoint } from '../hex/bearing.js';
import { LINES } from '../hex/line.js';
import type { HexMap } from '../map/hex-map.js';
import { feetLevel, type SightEnd } from './sight-end.js';
import { type SightLevels, SightTally } from './tally.js';

/** The side of the target that shots strike: it decides their table of hit locations (docs/rules/arcs.md). */
export const HIT_SIDES = Object.freeze(['front', 'right', 'rear', 'left'] as const);
export type HitSide = (typeof HIT_SIDES)[number];

const [FRONT, RIGHT, REAR, LEFT] = [0, 1, 2, 3] as const;
const POINTS = 24;

/** By the point of the bearing to the attacker. On a border front comes before the sides, and they before the rear. */
const SIDE_AT = Uint8Array.from({ length: POINTS }, (_, point) => {
  if (point <= 6 || point >= 18) return FRONT;
  if (point <= 10) return RIGHT;
  return point < 14 ? REAR : LEFT;
});

/** Points where two sides meet: 90°, 150°, 210° and 270°. */
const isBorder = (point: number): boolean => point === 6 || point === 10 || point === 14 || point === 18;

/** By `HIT_SIDES`; the target's facing is that of its legs. */
export function hitSide(map: HexMap, attackerHex: number, target: SightEnd, targetFacing: number): number {
  const { width } = map;
  const point = relativePoint(
    bearingPoint(
      target.hex % width,
      (target.hex / width) | 0,
      attackerHex % width,
      (attackerHex / width) | 0,
    ),
    targetFacing,
  );
  if (!isBorder(point)) return SIDE_AT[point] as number;
  // A line on the border runs along hexsides. The attacker's left leads clockwise around the target.
  const better = leftIsBetter(map, attackerHex, target);
  return SIDE_AT[point + better] as number;
}

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
 * 1 if the left side of the line hides the target better, −1 if the right side does, 0 if they are alike. The book
 * leaves the choice to the target; here it looks from where a 'Mech stands upright in the attacker's hex to its own
 * feet, and of each pair of hexes counts the better one only.
 */
function leftIsBetter(map: HexMap, attackerHex: number, target: SightEnd): number {
  const { width, height } = map;
  levels.attacker = (map.level[attackerHex] as number) - (map.waterDepth[attackerHex] as number) + STANDING;
  levels.target = feetLevel(map, target);
  const higher = Math.max(levels.attacker, levels.target);
  left.clear(0);
  right.clear(0);
  const column = attackerHex % width;
  const row = (attackerHex / width) | 0;
  const line = LINES.lineTo(column, row, target.hex % width, (target.hex / width) | 0);
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
      const hexColumn = column + (steps[step] as number);
      const hexRow = row + (steps[step + 1] as number);
      if (hexColumn < 0 || hexColumn >= width || hexRow < 0 || hexRow >= height) continue;
      tally.look(map, hexRow * width + hexColumn, limit, false, false, levels);
    }
    if (leftHex.protection > rightHex.protection) left.add(leftHex);
    else right.add(rightHex);
  }
  return Math.sign(left.protection - right.protection);
}
