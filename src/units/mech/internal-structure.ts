import { isArm, isLeg, isSideTorso, type MechLocationCode } from './layout.js';

/** Points by tonnage: center torso, side torso, arm, leg (TechManual; above 100 tons, Interstellar Operations). */
const POINTS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  10: [4, 3, 1, 2],
  15: [5, 4, 2, 3],
  20: [6, 5, 3, 4],
  25: [8, 6, 4, 6],
  30: [10, 7, 5, 7],
  35: [11, 8, 6, 8],
  40: [12, 10, 6, 10],
  45: [14, 11, 7, 11],
  50: [16, 12, 8, 12],
  55: [18, 13, 9, 13],
  60: [20, 14, 10, 14],
  65: [21, 15, 10, 15],
  70: [22, 15, 11, 15],
  75: [23, 16, 12, 16],
  80: [25, 17, 13, 17],
  85: [27, 18, 14, 18],
  90: [29, 19, 15, 19],
  95: [30, 20, 16, 20],
  100: [31, 21, 17, 21],
  105: [32, 22, 17, 22],
  110: [33, 23, 18, 23],
  115: [35, 24, 19, 24],
  120: [36, 25, 20, 25],
  125: [38, 26, 21, 26],
  130: [39, 27, 21, 27],
  135: [41, 28, 22, 28],
  140: [42, 29, 23, 29],
  145: [44, 31, 24, 31],
  150: [45, 32, 25, 32],
  155: [47, 33, 26, 33],
  160: [48, 34, 26, 34],
  165: [50, 35, 27, 35],
  170: [51, 36, 28, 36],
  175: [53, 37, 29, 37],
  180: [54, 38, 30, 38],
  185: [56, 39, 31, 39],
  190: [57, 40, 31, 40],
  195: [59, 41, 32, 41],
  200: [60, 42, 33, 42],
};

export const isMechTonnage = (tonnage: number): boolean => tonnage in POINTS;

export const SUPERHEAVY_ABOVE = 100;

export function internalStructure(tonnage: number, location: MechLocationCode): number {
  const points = POINTS[tonnage];
  if (points === undefined) throw new RangeError(`no 'Mech weighs ${tonnage} tons`);
  if (location === 'HD') return tonnage > SUPERHEAVY_ABOVE ? 4 : 3;
  if (location === 'CT') return points[0];
  if (isSideTorso(location)) return points[1];
  if (isArm(location)) return points[2];
  if (isLeg(location)) return points[3];
  throw new RangeError(`${location} is no location of a 'Mech`);
}
