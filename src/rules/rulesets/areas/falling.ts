import type { FiringArc } from '../../to-hit/vocabulary.js';

/** One face of the die that decides how a unit falls. */
export interface FallFacing {
  /** Hexsides that it turns, clockwise. */
  readonly turn: number;
  /** The side that it falls on. */
  readonly side: FiringArc;
}

export const WAYS_FROM_BELOW = ['on', 'anywhere'] as const;
export const FALLS_INTO_WATER = ['onto-surface-and-bottom', 'to-the-bottom', 'depth-counts-twice'] as const;

/** Falls, and their effects on units and pilots. */
export interface FallingRules {
  /** By the die, from 1. */
  readonly facing: readonly FallFacing[];
  /** Whether a fall into water strikes its surface and then its bottom, or is one fall, and how the depth counts in it. */
  readonly intoWater: (typeof FALLS_INTO_WATER)[number];
  /** Whether the pilot's roll in a fall has the modifiers of the failed roll, or only those of the fall. */
  readonly injuryRollRepeatsFailedRoll: boolean;
  /** Levels of a fall that do not make the pilot's roll harder. */
  readonly injuryRollFreeLevels: number;
  /** Whether the height of the unit below shortens a fall onto it. */
  readonly shortenedByUnitBelow: boolean;
  /** Whether the unit below is driven on by the blow, or goes wherever there is room. */
  readonly unitBelowGoes: (typeof WAYS_FROM_BELOW)[number];
  /** Whether a prone unit that another falls onto is struck by the full table, or by that of punches. */
  readonly strikesProneByFullTable: boolean;
}
