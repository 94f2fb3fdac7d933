import { describe, expect, it } from 'vitest';
import { pairedDifference, wilsonInterval } from '../../src/simulate/interval.js';

describe("Wilson's interval of a rate", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (hits, games, low, high) => {
    const interval = wilsonInterval(hits, games);
    expect(interval.value).toBeCloseTo(hits / games, 6);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('begins at 0 without a hit, ends at 1 with nothing else, and is the same seen from the other side', () => {
    expect(wilsonInterval(0, 1000).low).toBe(0);
    expect(wilsonInterval(1000, 1000).high).toBe(1);
    const wins = wilsonInterval(30, 100);
    const losses = wilsonInterval(70, 100);
    expect(wins.low).toBeCloseTo(1 - losses.high, 6);
    expect(wins.high).toBeCloseTo(1 - losses.low, 6);
  });

  it('knows nothing without games', () => {
    expect(wilsonInterval(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('the interval of a paired difference', () => {
  // Agresti, Categorical Data Analysis: 1,600 asked twice, 150 turned away, 86 turned towards; -0.04 ± 1.96 × 0.0095.
  it('agrees with the published one where there are many pairs', () => {
    const { value, low, high } = pairedDifference(86, 150, 1600);
    expect(value).toBe(-0.04);
    expect(low).toBeCloseTo(-0.0587, 3);
    expect(high).toBeCloseTo(-0.0213, 3);
  });

  // (1 / 102 + 1 / 102) / 102 is the variance that the two added pairs leave.
  it('is no point where no pair differs', () => {
    const { value, low, high } = pairedDifference(0, 0, 100);
    expect(value).toBe(0);
    expect(high).toBeCloseTo((1.959964 * Math.SQRT2) / 102, 6);
    expect(low).toBe(-high);
  });

  it('changes its sign when the two are exchanged', () => {
    const forth = pairedDifference(30, 12, 200);
    const back = pairedDifference(12, 30, 200);
    expect(back.value).toBe(-forth.value);
    expect(back.low).toBe(-forth.high);
    expect(back.high).toBe(-forth.low);
  });
});
