import { relativePoint } from '../hex/bearing.js';

/** The firing arcs of weapons, by the bearing of the target relative to the facing (docs/rules/arcs.md). */
export const WEAPON_ARCS = Object.freeze([
  'forward',
  'left-arm',
  'right-arm',
  'rear',
  'left-side',
  'right-side',
  'front-half',
  'right-half',
  'rear-half',
  'left-half',
  'narrow',
  'all-around',
  'main-gun',
] as const);
export type WeaponArc = (typeof WEAPON_ARCS)[number];

/** First and last of the 24 points of a bearing, clockwise; 4 points are a hexside. */
const ARC_POINTS: Readonly<Record<WeaponArc, readonly [first: number, last: number]>> = {
  forward: [20, 4],
  'left-arm': [16, 4],
  'right-arm': [20, 8],
  rear: [9, 15],
  'left-side': [16, 19],
  'right-side': [5, 8],
  'front-half': [18, 6],
  'right-half': [0, 12],
  'rear-half': [6, 18],
  'left-half': [12, 0],
  narrow: [22, 2],
  'all-around': [0, 23],
  'main-gun': [16, 8],
};

const POINTS = 24;

const ARC_BITS = Object.fromEntries(WEAPON_ARCS.map((arc) => [arc, bitsOf(ARC_POINTS[arc])])) as Readonly<
  Record<WeaponArc, number>
>;

function bitsOf([first, last]: readonly [number, number]): number {
  let bits = 1 << last;
  for (let point = first; point !== last; point = (point + 1) % POINTS) bits |= 1 << point;
  return bits;
}

/** Whether a target at this bearing lies in the arc of a unit with this facing. */
export const isInArc = (arc: WeaponArc, point: number, facing: number): boolean =>
  ((ARC_BITS[arc] >> relativePoint(point, facing)) & 1) === 1;
