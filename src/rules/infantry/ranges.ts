import type { Ranges } from '../../catalog/index.js';

/** The modifier from this distance on. */
type Step = readonly [from: number, modifier: number];

/**
 * By range of the weapon: the modifier of each distance, and the farthest hex (Total Warfare, "Infantry Range
 * Modifier Table").
 */
const TABLE: readonly { readonly steps: readonly Step[]; readonly last: number }[] = [
  { steps: [[0, 0]], last: 0 },
  {
    steps: [
      [0, -2],
      [1, 0],
      [2, 2],
      [3, 4],
    ],
    last: 3,
  },
  {
    steps: [
      [0, -2],
      [1, 0],
      [3, 2],
      [5, 4],
    ],
    last: 6,
  },
  {
    steps: [
      [0, -2],
      [1, 0],
      [4, 2],
      [7, 4],
    ],
    last: 9,
  },
  {
    steps: [
      [0, -2],
      [1, 0],
      [5, 1],
      [7, 2],
      [9, 3],
      [11, 4],
    ],
    last: 12,
  },
  {
    steps: [
      [0, -1],
      [1, 0],
      [6, 1],
      [8, 2],
      [11, 3],
      [13, 4],
    ],
    last: 15,
  },
  {
    steps: [
      [0, -1],
      [1, 0],
      [7, 1],
      [10, 2],
      [13, 4],
      [16, 5],
    ],
    last: 18,
  },
  {
    steps: [
      [0, -1],
      [1, 0],
      [8, 1],
      [11, 2],
      [15, 4],
      [18, 6],
    ],
    last: 21,
  },
];

/** Factors that count only in the target's own hex. */
export interface AtArmsLength {
  /** The weapon whose range counts is a point-blank weapon. */
  readonly pointBlank: boolean;
  readonly burst: boolean;
  /** Either weapon is encumbering or needs a crew. */
  readonly unwieldy: boolean;
}

/** Returns the range modifiers of small arms by distance, from 0 hexes to the farthest that they reach. */
export function infantryRangeModifiers(range: number, close: AtArmsLength): readonly number[] {
  const { steps, last } = rowOf(range);
  const own = (close.pointBlank ? 1 : 0) + (close.unwieldy ? 1 : 0) - (close.burst ? 1 : 0);
  return Array.from({ length: last + 1 }, (_, distance) => {
    const modifier = steps.reduce((so, [from, value]) => (distance >= from ? value : so), 0);
    return distance === 0 ? modifier + own : modifier;
  });
}

const rowOf = (range: number): (typeof TABLE)[number] =>
  TABLE[Math.min(range, TABLE.length - 1)] as (typeof TABLE)[number];

const MEDIUM = 2;

/** Returns the range brackets for rules that need them: short up to a modifier of 0, medium up to 2. */
export function infantryRanges(range: number): Ranges {
  const { steps, last } = rowOf(range);
  const upTo = (most: number): number => {
    const beyond = steps.find(([, modifier]) => modifier > most);
    return beyond === undefined ? last : beyond[0] - 1;
  };
  return { short: upTo(0), medium: upTo(MEDIUM), long: last, extreme: last };
}
