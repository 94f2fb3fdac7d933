const LOWEST_ROLL = 2;
const HIGHEST_ROLL = 12;

/** Hits for rolls of 2 to 12, by size (docs/rules/clusters.md). */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  3: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  7: [2, 2, 3, 4, 4, 4, 4, 6, 6, 7, 7],
  8: [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8],
  9: [3, 3, 4, 5, 5, 5, 5, 7, 7, 9, 9],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  11: [4, 4, 5, 7, 7, 7, 7, 9, 9, 11, 11],
  12: [4, 4, 5, 8, 8, 8, 8, 10, 10, 12, 12],
  13: [4, 4, 5, 8, 8, 8, 8, 11, 11, 13, 13],
  14: [5, 5, 6, 9, 9, 9, 9, 11, 11, 14, 14],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  16: [5, 5, 7, 10, 10, 10, 10, 13, 13, 16, 16],
  17: [5, 5, 7, 10, 10, 10, 10, 14, 14, 17, 17],
  18: [6, 6, 8, 11, 11, 11, 11, 14, 14, 18, 18],
  19: [6, 6, 8, 11, 11, 11, 11, 15, 15, 19, 19],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
  21: [7, 7, 9, 13, 13, 13, 13, 17, 17, 21, 21],
  22: [7, 7, 9, 14, 14, 14, 14, 18, 18, 22, 22],
  23: [7, 7, 10, 15, 15, 15, 15, 19, 19, 23, 23],
  24: [8, 8, 10, 16, 16, 16, 16, 20, 20, 24, 24],
  25: [8, 8, 10, 16, 16, 16, 16, 21, 21, 25, 25],
  26: [9, 9, 11, 17, 17, 17, 17, 21, 21, 26, 26],
  27: [9, 9, 11, 17, 17, 17, 17, 22, 22, 27, 27],
  28: [9, 9, 11, 17, 17, 17, 17, 23, 23, 28, 28],
  29: [10, 10, 12, 18, 18, 18, 18, 23, 23, 29, 29],
  30: [10, 10, 12, 18, 18, 18, 18, 24, 24, 30, 30],
  40: [12, 12, 18, 24, 24, 24, 24, 32, 32, 40, 40],
};

export const CLUSTER_HITS_TABLE: Readonly<Record<number, Readonly<Record<number, number>>>> = Object.freeze(
  Object.fromEntries(
    Object.entries(ROWS).map(([size, hits]) => [
      size,
      Object.freeze(Object.fromEntries(hits.map((count, index) => [index + LOWEST_ROLL, count]))),
    ]),
  ),
);

const LARGEST_SIZE = Math.max(...Object.keys(ROWS).map(Number));

/** For each size, the largest row that fits. Larger volleys start with the last row. */
const FITTING_ROW = Uint8Array.from({ length: LARGEST_SIZE + 1 }, (_, size) =>
  Math.max(...Object.keys(ROWS).map((row) => (Number(row) <= size ? Number(row) : 0))),
);

/** The row for a volley of this size. The excess rolls again. */
export const rowFor = (size: number): number => FITTING_ROW[Math.min(size, LARGEST_SIZE)] as number;

/**
 * Hits in a row for a roll with its modifiers. A roll below the table counts as its lowest or, with `noneBelow`, as
 * no hits.
 */
export function hitsInRow(row: number, rolled: number, noneBelow: boolean): number {
  if (noneBelow && rolled < LOWEST_ROLL) return 0;
  const total = Math.min(HIGHEST_ROLL, Math.max(LOWEST_ROLL, rolled));
  const hits = ROWS[row]?.[total - LOWEST_ROLL];
  if (hits === undefined) throw new RangeError(`the cluster roll is ${total}: expected a whole number`);
  return hits;
}

/**
 * Counts hits by the rolls that `roll` returns, modifiers included. A size without a row takes the largest row that
 * fits, and rolls again for the rest.
 */
export function hitsByTable(size: number, roll: () => number, noneBelow = false): number {
  let hits = 0;
  let left = size;
  while (left > 1) {
    const row = rowFor(left);
    hits += hitsInRow(row, roll(), noneBelow);
    left -= row;
  }
  return hits + left;
}
