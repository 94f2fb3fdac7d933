import { describe, expect, it } from 'vitest';
import { zOf, zOfAll } from '../../../bench/worth/statistics/normal.js';
import { addCounts, type PairCounts, worthOfPairs } from '../../../bench/worth/statistics/swapped-pairs.js';
import { SeededDice } from '../../../src/dice/index.js';

const GRAIN = 1 << 20;
const counts = (pairs: Readonly<Record<number, number>>): PairCounts =>
  Array.from({ length: 16 }, (_, both) => pairs[both] ?? 0);

/** Red, blue, draw, undecided: red in the first game and blue in the second is 0 × 4 + 1. */
const GAINED = 1;
const LOST = 4;
const RED_TWICE = 0;
const BLUE_TWICE = 5;
const DRAW_THEN_BLUE = 9;

/** How strongly both games of a pair share their luck, and what is measured brings. */
interface Truth {
  readonly rates: readonly number[];
  readonly worth: number;
  readonly shared: number;
}

/** Cells with known rates: in the first game red wins at its rate and the worth more, in the second at the worth less. */
function played({ rates, worth, shared }: Truth, pairs: number, seed: number): readonly PairCounts[] {
  const dice = new SeededDice(seed);
  const next = () => dice.below(GRAIN) / GRAIN;
  return rates.map((rate) => {
    const found = Array<number>(16).fill(0);
    for (let pair = 0; pair < pairs; pair += 1) {
      const luck = next();
      const first = (next() < shared ? luck : next()) < rate + worth ? 0 : 1;
      const second = (next() < shared ? luck : next()) < rate - worth ? 0 : 1;
      const both = first * 4 + second;
      found[both] = (found[both] ?? 0) + 1;
    }
    return found;
  });
}

const RATES = [0.3, 0.45, 0.5, 0.62, 0.7, 0.5];

describe('the worth of something that each side has by turns', () => {
  it('is half of what red scores more in its own games', () => {
    // 10 of 100 pairs won with it alone, 4 lost with it alone: 6 points of red, and 3 of either side.
    const cells = [counts({ [GAINED]: 10, [LOST]: 4, [RED_TWICE]: 50, [BLUE_TWICE]: 36 })];
    expect(worthOfPairs(cells, zOf(0.95)).value).toBeCloseTo(0.03, 12);
  });

  it('counts a draw as half a victory', () => {
    expect(worthOfPairs([counts({ [DRAW_THEN_BLUE]: 10, [RED_TWICE]: 10 })], 1.96).value).toBeCloseTo(
      0.125,
      12,
    );
  });

  it('is an average over cells, whatever games each has', () => {
    const cells = [counts({ [GAINED]: 10 }), counts({ [LOST]: 1000 })];
    expect(worthOfPairs(cells, 1.96).value).toBe(0);
  });

  it('has at 95 % about the interval of Bonett and Price', () => {
    // Theirs for 10 and 4 of 100: 11/102 − 5/102 ± 1.96 √((16/102 − 0.0588²)/102), here halved.
    const [low, high] = [0.0588 - 0.076, 0.0588 + 0.076].map((end) => end / 2);
    const found = worthOfPairs([counts({ [GAINED]: 10, [LOST]: 4, [RED_TWICE]: 86 })], zOf(0.95));
    expect(found.low).toBeCloseTo(low ?? 0, 2);
    expect(found.high).toBeCloseTo(high ?? 0, 2);
  });

  it('is exactly 0 where no pair differs, with an interval that is no point', () => {
    const { value, low, high } = worthOfPairs(
      [counts({ [RED_TWICE]: 400, [BLUE_TWICE]: 440 })],
      zOfAll(0.95, 67),
    );
    expect(value).toBe(0);
    expect(high).toBeCloseTo(-low, 12);
    // One pair in a hundred might differ and none has been seen.
    expect(high).toBeGreaterThan(0.002);
    expect(high).toBeLessThan(0.01);
  });

  it('needs games of every cell', () => {
    expect(() => worthOfPairs([counts({ [GAINED]: 1 }), counts({})], 1.96)).toThrow('cell 1 has no pairs');
  });

  it('is the same from counts of one run as from those of two', () => {
    const [one = [], other = []] = played({ rates: [0.4, 0.6], worth: 0.05, shared: 0.5 }, 100, 3);
    const both = worthOfPairs([addCounts(one, other)], 1.96);
    expect(both.value).toBeCloseTo(worthOfPairs([one, other], 1.96).value, 12);
  });
});

describe('intervals of worth', () => {
  it.each([
    { worth: 0, shared: 0 },
    { worth: 0.05, shared: 0.3 },
    { worth: 0.02, shared: 0.95 },
    { worth: 0.2, shared: 0.6 },
  ])(
    'hold a worth of $worth as often as they promise, with $shared of luck in common',
    ({ worth, shared }) => {
      const z = zOf(0.95);
      let held = 0;
      const runs = 1000;
      for (let run = 0; run < runs; run += 1) {
        const { low, high } = worthOfPairs(played({ rates: RATES, worth, shared }, 25, run + 1), z);
        if (low <= worth && worth <= high) held += 1;
      }
      // Three standard errors of 95 % over a thousand runs.
      expect(held / runs).toBeGreaterThan(0.93);
      expect(held / runs).toBeLessThan(0.985);
    },
  );

  it('hold all of many truths together, 95 times in 100', () => {
    const figures = 30;
    const z = zOfAll(0.95, figures);
    let held = 0;
    const runs = 300;
    for (let run = 0; run < runs; run += 1) {
      let all = true;
      for (let figure = 0; figure < figures; figure += 1) {
        const worth = (figure - 10) / 200;
        const { low, high } = worthOfPairs(
          played({ rates: [0.5, 0.4], worth, shared: 0.3 }, 80, run * figures + figure + 1),
          z,
        );
        if (worth < low || worth > high) all = false;
      }
      if (all) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.91);
  });

  it('let two runs with other seeds differ by no more than their errors, in 90 of 100 figures or more', () => {
    let near = 0;
    for (let figure = 0; figure < 100; figure += 1) {
      const truth = { rates: RATES, worth: (figure - 30) / 300, shared: (figure % 10) / 10 };
      const [one, other] = [1, 2].map((run) =>
        worthOfPairs(played(truth, 40, 1000 * run + figure), zOf(0.95)),
      );
      const apart = Math.abs((one?.value ?? 0) - (other?.value ?? 0));
      if (apart < 1.96 * Math.hypot(one?.error ?? 0, other?.error ?? 0)) near += 1;
    }
    expect(near).toBeGreaterThanOrEqual(90);
  });
});
