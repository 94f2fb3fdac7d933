import { describe, expect, test } from 'vitest';
import { progressWords } from '../../bench/calibration/progress.js';

describe('the progress of a calibration', () => {
  test('counts what was known before, and not for its pace', () => {
    expect(progressWords(1250, 10_000, 1000, 100)).toBe(
      '1,250 of 10,000 positions, 2.5 a second, 59 min left',
    );
    expect(progressWords(1100, 10_000, 1000, 100)).toBe(
      '1,100 of 10,000 positions, 1.0 a second, 2 h 29 min left',
    );
  });

  test('promises nothing before the first position', () => {
    expect(progressWords(1000, 10_000, 1000, 10)).toBe('1,000 of 10,000 positions');
  });
});
