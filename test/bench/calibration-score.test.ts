import { describe, expect, it } from 'vitest';
import { brierScore, calibration, improvement, straightened } from '../../bench/calibration/score.js';

const forecasts = (...said: readonly (readonly [chance: number, won: boolean])[]) =>
  said.map(([chance, won]) => ({ chance, won }));

describe('the score of forecasts', () => {
  it('is 0 for who always knows, 1 for who is always wrong, and a quarter for who says one half', () => {
    expect(brierScore(forecasts([1, true], [0, false]))).toBe(0);
    expect(brierScore(forecasts([0, true], [1, false]))).toBe(1);
    expect(brierScore(forecasts([0.5, true], [0.5, false]))).toBe(0.25);
  });

  it('differs between two forecasters by the mean of what each position brings', () => {
    const halves = forecasts([0.5, true], [0.5, false]);
    const sure = forecasts([1, true], [0, false]);
    expect(improvement(halves, sure)).toEqual({ value: 0.25, error: 0 });
    expect(improvement(sure, halves).value).toBe(-0.25);
  });

  it('is drawn up by tenths: what was said, and what came true', () => {
    const rows = calibration(forecasts([0.62, true], [0.68, false], [1, true]));
    expect(rows).toEqual([
      { from: 0.6, to: 0.7, forecasts: 2, said: expect.closeTo(0.65), came: 0.5 },
      { from: 0.9, to: 1, forecasts: 1, said: 1, came: 1 },
    ]);
  });

  it('gets better once a shy forecaster is made as bold as the results allow', () => {
    // Three of four come true where 0.6 is said: that is what should have been said.
    const shy = forecasts([0.6, true], [0.6, true], [0.6, true], [0.6, false]);
    for (const { chance } of straightened(shy)) expect(chance).toBeCloseTo(0.75, 6);
    expect(brierScore(straightened(shy))).toBeLessThan(brierScore(shy));
  });
});
