import { describe, expect, it } from 'vitest';
import { counted, durationWords, grouped, percent, signed } from '../../../src/cli/print/number-words.js';

describe('a number in words', () => {
  it('has a plus or a minus sign where it is a modifier', () => {
    expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '+0', '−3']);
    expect([signed(2.04, 1), signed(-0.5, 1)]).toEqual(['+2.0', '−0.5']);
  });

  it('is infinite where nothing can be done', () => {
    expect(signed(Number.POSITIVE_INFINITY)).toBe('∞');
  });

  it('agrees with what it counts', () => {
    expect([counted(0, 'unit'), counted(1, 'unit'), counted(2000, 'unit')]).toEqual([
      '0 units',
      '1 unit',
      '2,000 units',
    ]);
  });

  it('has commas between thousands', () => {
    expect([999, 1000, 1234567].map(grouped)).toEqual(['999', '1,000', '1,234,567']);
  });

  it('is a time in the largest unit that says enough', () => {
    expect([0.2, 120, 121, 7200, 7201, 172_800, 172_801, 4e8].map(durationWords)).toEqual([
      ...['1 s', '120 s', '3 min', '120 min', '3 h', '48 h', '3 days', '4,630 days'],
    ]);
  });

  it('is a share in percent', () => {
    expect(percent(0.1234)).toBe('12.3 %');
  });
});
