import type { FiringArc } from '../to-hit/vocabulary.js';
import { type HitLocation, hitFrom, type MechLocation } from './locations.js';

/** Locations by roll. */
export type HitLocationTable = Readonly<Record<number, HitLocation>>;

/** By the side that is hit. */
export type TablesBySide<Cell extends string = HitLocation> = Readonly<
  Record<FiringArc, Readonly<Record<number, Cell>>>
>;

/** A leg hit on a tripod. One more die on the kick table decides which leg. */
export const SOME_LEG = 'some_leg';
export type HitLocationCell = HitLocation | typeof SOME_LEG;

const H = 'head';
const CT = 'center_torso';
const LT = 'left_torso';
const RT = 'right_torso';
const LA = 'left_arm';
const RA = 'right_arm';
const LL = 'left_leg';
const RL = 'right_leg';
const CL = 'center_leg';

const numbered = <Cell extends string>(
  lowest: number,
  cells: readonly Cell[],
): Readonly<Record<number, Cell>> =>
  Object.freeze(Object.fromEntries(cells.map((cell, index) => [lowest + index, cell])));

const struckFrom = (arc: FiringArc, locations: readonly MechLocation[]): readonly HitLocation[] =>
  locations.map((location) => hitFrom(arc, location));

const twoDice = (arc: FiringArc, ...locations: MechLocation[]) => numbered(2, struckFrom(arc, locations));
const oneDie = (arc: FiringArc, ...locations: MechLocation[]) => numbered(1, struckFrom(arc, locations));

/** Two dice, and one more for a leg hit. */
const threeDice = (arc: FiringArc, ...cells: (MechLocation | typeof SOME_LEG)[]) =>
  numbered(
    2,
    cells.map((cell) => (cell === SOME_LEG ? cell : hitFrom(arc, cell))),
  );

/** Two dice, by the side that is hit. A quad's front legs are listed as arms. */
export const HIT_LOCATION_TABLES: Readonly<Record<FiringArc, HitLocationTable>> = Object.freeze({
  front: twoDice('front', CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, H),
  left: twoDice('left', LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, H),
  right: twoDice('right', RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, H),
  rear: twoDice('rear', CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, H),
});

/** One die, by the side that is hit. Rulesets with a single table for all sides use the front one. */
export const PUNCH_TABLES: Readonly<Record<FiringArc, HitLocationTable>> = Object.freeze({
  front: oneDie('front', LA, LT, CT, RT, RA, H),
  left: oneDie('left', LT, LT, CT, LA, LA, H),
  right: oneDie('right', RT, RT, CT, RA, RA, H),
  rear: oneDie('rear', LA, LT, CT, RT, RA, H),
});

export const KICK_TABLES: Readonly<Record<FiringArc, HitLocationTable>> = Object.freeze({
  front: oneDie('front', RL, RL, RL, LL, LL, LL),
  left: oneDie('left', LL, LL, LL, LL, LL, LL),
  right: oneDie('right', RL, RL, RL, RL, RL, RL),
  rear: oneDie('rear', RL, RL, RL, LL, LL, LL),
});

/** For quads: hits that would strike an arm strike a leg on the side that is hit. */
export const QUAD_PUNCH_TABLES: TablesBySide = Object.freeze({
  front: PUNCH_TABLES.front,
  left: oneDie('left', LT, LT, CT, LA, LL, H),
  right: oneDie('right', RT, RT, CT, RA, RL, H),
  rear: oneDie('rear', LL, LT, CT, RT, RL, H),
});

/** By the Core Rulebook: from front and rear, the die counts from the other side. */
export const MIRRORED_PUNCH_TABLES: TablesBySide = Object.freeze({
  ...PUNCH_TABLES,
  front: oneDie('front', RA, RT, CT, LT, LA, H),
  rear: oneDie('rear', RA, RT, CT, LT, LA, H),
});

export const MIRRORED_QUAD_PUNCH_TABLES: TablesBySide = Object.freeze({
  ...QUAD_PUNCH_TABLES,
  front: MIRRORED_PUNCH_TABLES.front,
  rear: oneDie('rear', RL, RT, CT, LT, LL, H),
});

export const QUAD_KICK_TABLES: TablesBySide = Object.freeze({
  front: oneDie('front', LA, LA, LA, RA, RA, RA),
  left: oneDie('left', LL, LL, LL, LA, LA, LA),
  right: oneDie('right', RA, RA, RA, RL, RL, RL),
  rear: oneDie('rear', LL, LL, LL, RL, RL, RL),
});

/** For tripods: one more die decides which leg is hit. */
export const TRIPOD_HIT_LOCATION_TABLES: TablesBySide<HitLocationCell> = Object.freeze({
  front: threeDice('front', CT, RA, RA, SOME_LEG, RT, CT, LT, SOME_LEG, LA, LA, H),
  left: threeDice('left', LT, SOME_LEG, LA, LA, SOME_LEG, LT, CT, RT, RA, SOME_LEG, H),
  right: threeDice('right', RT, SOME_LEG, RA, RA, SOME_LEG, RT, CT, LT, LA, SOME_LEG, H),
  rear: threeDice('rear', CT, RA, RA, SOME_LEG, RT, CT, LT, SOME_LEG, LA, LA, H),
});

/** From the left the die counts one higher, from the right one lower, so that the near leg is hit more often. */
export const TRIPOD_KICK_TABLES: TablesBySide = Object.freeze({
  front: oneDie('front', RL, RL, CL, CL, LL, LL),
  left: oneDie('left', RL, CL, CL, LL, LL, LL),
  right: oneDie('right', RL, RL, RL, CL, CL, LL),
  rear: oneDie('rear', RL, RL, CL, CL, LL, LL),
});
