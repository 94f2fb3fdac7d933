/** Two ends, both included. */
export type Range = readonly [least: number, most: number];

/** What a force has to be like. A number stands for a range of that one number. */
export interface MusterWish {
  /** Battle Value in all, pilots included, at most. */
  readonly budget: number;
  /** Points that it may stay below the budget; left out, 2 % of it. */
  readonly tolerance?: number;
  /** Units; left out, 4. */
  readonly count?: number | Range;
  /** Of the pilots; left out, 4 and 5. */
  readonly gunnery?: number | Range;
  readonly piloting?: number | Range;
}

/** A wish with nothing left out. */
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

/** The share of the budget that may be left over unless somebody says otherwise. */
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
