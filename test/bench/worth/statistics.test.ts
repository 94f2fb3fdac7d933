import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../../../bench/worth/statistics/bradley-terry.js';
import { brierScore, calibrationBins, oracleScore } from '../../../bench/worth/statistics/forecasts.js';
import {
  correlation,
  correlationEstimate,
  lineOf,
  meanEstimate,
  rankCorrelation,
} from '../../../bench/worth/statistics/linear.js';
import { zOf, zOfAll } from '../../../bench/worth/statistics/normal.js';
import { risingCurve, whereItIs } from '../../../bench/worth/statistics/rising-curve.js';
import {
  logistic,
  oddsPoint,
  slopeThroughOrigin,
  valueOfRate,
} from '../../../bench/worth/statistics/slope.js';
import { tOf } from '../../../bench/worth/statistics/student.js';
import { inverseOf } from '../../../bench/worth/statistics/symmetric.js';
import { SeededDice } from '../../../src/dice/index.js';

const GRAIN = 1 << 20;
const fractions = (seed: number) => {
  const dice = new SeededDice(seed);
  return () => dice.below(GRAIN) / GRAIN;
};

describe('the width of intervals', () => {
  it('is that of the tables of the normal distribution', () => {
    expect(zOf(0.95)).toBeCloseTo(1.959964, 6);
    expect(zOf(0.99)).toBeCloseTo(2.575829, 6);
    expect(zOf(0.999)).toBeCloseTo(3.290527, 6);
    expect(zOf(0.9999)).toBeCloseTo(3.890592, 6);
  });

  it('for many at once is that of one whose confidence is their root (Šidák)', () => {
    expect(zOfAll(0.95, 1)).toBe(zOf(0.95));
    // 1 − 0.95^(1/10) = 0.005116, and 2.7996 is what that leaves outside.
    expect(zOfAll(0.95, 10)).toBeCloseTo(2.7996, 3);
    expect(zOfAll(0.95, 117)).toBeGreaterThan(zOfAll(0.95, 67));
  });
});

describe('a slope through the origin', () => {
  it('is found where points lie on it, with no more error than theirs', () => {
    const points = [-0.2, -0.1, 0.1, 0.3].map((x) => ({ x, y: 2.5 * x, error: 0.01 }));
    const { value, error } = slopeThroughOrigin(points, 1.96);
    expect(value).toBeCloseTo(2.5, 12);
    expect(error).toBeCloseTo(0.01 / Math.sqrt(0.04 + 0.01 + 0.01 + 0.09), 12);
  });

  it('has a wider interval where points disagree', () => {
    const points = [
      { x: 0.1, y: 0.1, error: 0.01 },
      { x: 0.1, y: 0.3, error: 0.01 },
    ];
    // Each is 10 errors off: so many times wider.
    const { value, error } = slopeThroughOrigin(points, 1.96);
    expect(value).toBeCloseTo(2, 12);
    expect(error).toBeCloseTo((Math.sqrt(200) * 0.01) / Math.sqrt(0.02), 10);
  });

  it('needs a point beside the origin', () => {
    expect(() => slopeThroughOrigin([{ x: 0, y: 0, error: 1 }], 1.96)).toThrow('no point beside the origin');
  });

  it('turns a win rate back into the Battle Value that it came from', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.3, max: 0.3, noNaN: true }), (x) => {
        const rate = { value: logistic(3 * x) - 0.5, error: 0.01, low: 0, high: 0 };
        const slope = { value: 3, error: 0, low: 3, high: 3 };
        expect(valueOfRate({ ...rate, low: rate.value, high: rate.value }, slope).value).toBeCloseTo(
          Math.expm1(x),
          9,
        );
        expect(oddsPoint(x, rate).y).toBeCloseTo(3 * x, 9);
      }),
    );
  });

  it('puts the ends of a value as far out as rate and slope allow together', () => {
    const rate = { value: 0.02, error: 0.01, low: -0.01, high: 0.05 };
    const slope = { value: 3, error: 0.2, low: 2.5, high: 3.5 };
    const { value, low, high } = valueOfRate(rate, slope);
    expect(value).toBeCloseTo(Math.expm1(Math.log(0.52 / 0.48) / 3), 12);
    expect(low).toBeCloseTo(Math.expm1(Math.log(0.49 / 0.51) / 2.5), 12);
    expect(high).toBeCloseTo(Math.expm1(Math.log(0.55 / 0.45) / 2.5), 12);
  });
});

describe('the score of forecasts', () => {
  let met = 0;
  /** Of two units that meet nobody else. */
  const decided = (chance: number, games: number, won: number, first = 2 * ++met, second = 2 * met + 1) => ({
    first,
    second,
    chance,
    games,
    points: won,
    squares: won,
  });

  it('is 0 for who always knows, 1 for who is always wrong, and a quarter for who says one half', () => {
    expect(brierScore([decided(1, 10, 10), decided(0, 10, 0)])).toBe(0);
    expect(brierScore([decided(0, 10, 10)])).toBe(1);
    expect(brierScore([decided(0.5, 10, 3)])).toBeCloseTo(0.25, 12);
  });

  it('counts a draw as half a victory', () => {
    expect(brierScore([{ ...decided(0.5, 4, 2), squares: 1 }])).toBe(0);
  });

  it('of an oracle is what its dice leave open, whatever the number of games', () => {
    const next = fractions(5);
    const rates = Array.from({ length: 4000 }, () => next());
    const forecasts = rates.map((rate) => {
      let won = 0;
      for (let game = 0; game < 6; game += 1) if (next() < rate) won += 1;
      return decided(rate, 6, won);
    });
    const truth = rates.reduce((sum, rate) => sum + rate * (1 - rate), 0) / rates.length;
    expect(oracleScore(forecasts)).toBeCloseTo(truth, 2);
    expect(brierScore(forecasts)).toBeCloseTo(truth, 2);
  });

  it('is drawn up by tenths: what was said, and what came', () => {
    const bins = calibrationBins([decided(0.62, 10, 7), decided(0.68, 30, 15), decided(1, 5, 5)]);
    expect(bins).toMatchObject([
      { from: 0.6, pairings: 2, games: 40, said: expect.closeTo(0.665, 9), came: 0.55 },
      { from: 0.9, pairings: 1, games: 5, said: 1, came: 1 },
    ]);
  });

  it('knows less of what came where all pairings share a unit', () => {
    const wins = [8, 6, 9, 3, 7, 9, 8, 6];
    const errorOf = (pairings: readonly ReturnType<typeof decided>[]) =>
      calibrationBins(pairings)[0]?.error ?? 0;
    const apart = errorOf(wins.map((won) => decided(0.65, 10, won)));
    // Each of eight pairings of two units each: the root of the sum of squares over all games.
    expect(apart).toBeCloseTo(Math.sqrt(28) / 80, 12);
    const half = wins.map((won, place) => decided(0.65, 10, won, won >= 7 ? -1 : -2, place));
    expect(errorOf(half)).toBeGreaterThan(1.5 * apart);
  });

  it('holds the rate that other units would have had, as often as it promises', () => {
    let held = 0;
    const runs = 300;
    for (let run = 0; run < runs; run += 1) {
      const next = fractions(run + 1);
      // What units are worth beyond their price, even around 0: the mean of what comes is one half.
      const worth = Array.from({ length: 40 }, () => 3 * next() - 1.5);
      const pairings = Array.from({ length: 400 }, () => {
        const [first, second] = [Math.floor(next() * 20), 20 + Math.floor(next() * 20)];
        const chance = logistic((worth[first] ?? 0) - (worth[second] ?? 0));
        let won = 0;
        for (let game = 0; game < 10; game += 1) if (next() < chance) won += 1;
        return decided(0.55, 10, won, first, second);
      });
      const [bin] = calibrationBins(pairings);
      if (bin !== undefined && Math.abs(bin.came - 0.5) <= zOf(0.95) * bin.error) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.9);
  });
});

describe('ratings', () => {
  it('of two units are the log odds of their games', () => {
    const { ratings } = ratingsOf(2, [{ first: 0, second: 1, games: 40_000, points: 30_000 }], 1.96);
    expect((ratings[0]?.value ?? 0) - (ratings[1]?.value ?? 0)).toBeCloseTo(Math.log(3), 3);
  });

  it('exist for who has won all or nothing', () => {
    const { ratings } = ratingsOf(2, [{ first: 0, second: 1, games: 50, points: 50 }], 1.96);
    expect((ratings[0]?.value ?? 0) - (ratings[1]?.value ?? 0)).toBeGreaterThan(2);
    expect(Number.isFinite(ratings[0]?.high)).toBe(true);
  });

  it('have intervals that hold the truth as often as they promise', () => {
    const units = 20;
    let held = 0;
    let all = 0;
    for (let run = 0; run < 25; run += 1) {
      const next = fractions(run + 1);
      const truth = Array.from({ length: units }, (_, unit) => (unit - (units - 1) / 2) / 8);
      const meetings = Array.from({ length: 200 }, (_, place) => {
        const first = place % units;
        const second = (first + 1 + Math.floor(next() * (units - 1))) % units;
        const chance = logistic((truth[first] ?? 0) - (truth[second] ?? 0));
        let points = 0;
        for (let game = 0; game < 40; game += 1) if (next() < chance) points += 1;
        return { first, second, games: 40, points };
      });
      const { ratings } = ratingsOf(units, meetings, zOf(0.95));
      for (const [unit, { low, high }] of ratings.entries()) {
        all += 1;
        if (low <= (truth[unit] ?? 0) && (truth[unit] ?? 0) <= high) held += 1;
      }
    }
    expect(held / all).toBeGreaterThanOrEqual(0.93);
    // No wider than need be: where zero lies is nobody's question.
    expect(held / all).toBeLessThanOrEqual(0.985);
  });

  it('have wider intervals where units suit each other better than ratings say', () => {
    // Rock, scissors, paper: all are equal, and every meeting is one-sided.
    const games = 100;
    const circle = [0, 1, 2].map((first) => ({ first, second: (first + 1) % 3, games, points: 90 }));
    const even = circle.map((meeting) => ({ ...meeting, points: 50 }));
    const [oneSided, fair] = [
      [...circle, ...circle],
      [...even, ...even],
    ].map((all) => ratingsOf(3, all, 1.96));
    expect(oneSided?.dispersion).toBeGreaterThan(50);
    expect(fair?.dispersion).toBe(1);
    expect(oneSided?.ratings[0]?.error).toBeGreaterThan(5 * (fair?.ratings[0]?.error ?? 0));
  });
});

describe('lines and matrices', () => {
  it('a line is found where points lie on it', () => {
    const { base, slope } = lineOf([0, 1, 2, 5], [3, 5, 7, 13]);
    expect([base, slope]).toEqual([3, 2]);
  });

  it('a curve that rises follows a bend, stays level where points fall, and is read backwards', () => {
    const x = Array.from({ length: 101 }, (_, place) => place / 10);
    const bent = risingCurve(
      x,
      x.map((each) => (each < 5 ? each : 3 * each - 10)),
      0.3,
    );
    expect(whereItIs(bent, 2)).toBeCloseTo(2, 2);
    expect(whereItIs(bent, 14)).toBeCloseTo(8, 2);
    const fallen = risingCurve(
      x,
      x.map((each) => (each < 4 ? each : each < 6 ? 4 - (each - 4) : each - 4)),
      0.1,
    );
    for (const [place, height] of fallen.y.entries())
      expect(height).toBeGreaterThanOrEqual(fallen.y[place - 1] ?? -Infinity);
    // Beyond its ends it goes on with the slope of all points, here 1.
    const straight = risingCurve(x, x, 0.5);
    expect(whereItIs(straight, 12)).toBeCloseTo(12, 6);
    expect(whereItIs(straight, -1)).toBeCloseTo(-1, 6);
  });

  it('correlations are 1 for what rises together, by value or by rank', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12);
    expect(rankCorrelation([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1, 12);
    expect(rankCorrelation([1, 1, 2], [5, 5, 0])).toBeCloseTo(-1, 12);
  });

  it('a mean has the error of its sample, and the interval of Student', () => {
    const { value, error, low, high } = meanEstimate([1, 3], 0.95);
    expect([value, error]).toEqual([2, 1]);
    // The table of Student's distribution says 12.706 for one degree of freedom.
    expect(low).toBeCloseTo(2 - 12.706, 2);
    expect(high).toBeCloseTo(2 + 12.706, 2);
  });

  it.each([
    [1, 63.657],
    [2, 9.925],
    [3, 5.841],
    [4, 4.604],
    [7, 3.499],
    [30, 2.75],
    [120, 2.617],
  ])('an interval of 99 %% with %i degrees of freedom is that of the table of Student', (freedom, width) => {
    expect(tOf(0.99, freedom)).toBeCloseTo(width, 2);
  });

  it('a correlation has the interval of Fisher', () => {
    // 0.5 of 28 pairs: atanh 0.5 = 0.5493, ± 1.96/5.
    const { low, high } = correlationEstimate(0.5, 28, 1.96, false);
    expect(low).toBeCloseTo(Math.tanh(0.5493 - 0.392), 3);
    expect(high).toBeCloseTo(Math.tanh(0.5493 + 0.392), 3);
    expect(correlationEstimate(0.5, 28, 1.96, true).low).toBeLessThan(low);
  });

  it('a matrix times its inverse is one', () => {
    const matrix = [
      [4, 1, 0.5],
      [1, 3, -1],
      [0.5, -1, 2],
    ].map((row) => Float64Array.from(row));
    const inverse = inverseOf(matrix);
    for (const [place, row] of matrix.entries()) {
      for (let column = 0; column < 3; column += 1) {
        const product = row.reduce((sum, value, step) => sum + value * (inverse[step]?.[column] ?? 0), 0);
        expect(product).toBeCloseTo(place === column ? 1 : 0, 12);
      }
    }
    expect(() => inverseOf([Float64Array.of(1, 1), Float64Array.of(1, 1)])).toThrow('no inverse');
  });
});
