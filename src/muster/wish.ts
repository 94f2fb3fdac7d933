/** Includes both ends. */
export type Range = readonly [least: number, most: number];

/** The requirements for a force. A single number is a range of just that number. */
export interface MusterWish {
  /** The highest total Battle Value, pilots included. */
  readonly budget: number;
  /** How far the total may fall below the budget. 2 % of the budget by default. */
  readonly tolerance?: number;
  /** The number of units. 4 by default. */
  readonly count?: number | Range;
  /** The pilots' skills. 4 and 5 by default. */
  readonly gunnery?: number | Range;
  readonly piloting?: number | Range;
}

/** A wish with all defaults filled in. */
export interface WholeWish {
  readonly budget: number;
  readonly tolerance: number;
  readonly count: Range;
  readonly gunnery: Range;
  readonly piloting: Range;
}

export const MOST_UNITS = 24;
/** Far more than any force is worth. */
export const MOST_VALUE = 1_000_000;

/** The share of the budget that may be left over by default. */
const USUAL_TOLERANCE = 0.02;
const USUAL_COUNT = 4;
const USUAL_GUNNERY = 4;
const USUAL_PILOTING = 5;

export function wholeWish({
  budget,
  tolerance = Math.ceil(budget * USUAL_TOLERANCE),
  count = USUAL_COUNT,
  gunnery = USUAL_GUNNERY,
  piloting = USUAL_PILOTING,
}: MusterWish): WholeWish {
  return {
    budget,
    tolerance,
    count: rangeOf(count),
    gunnery: rangeOf(gunnery),
    piloting: rangeOf(piloting),
  };
}

const rangeOf = (given: number | Range): Range => (typeof given === 'number' ? [given, given] : given);
