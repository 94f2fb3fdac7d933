import { describe, expect, it } from 'vitest';
import { blkText, readText, TANK } from './blk-text.js';

describe('A file made to take long', () => {
  const many = (count: number, text: (number: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n));
  it.each([
    ['a flood of brackets', blkText(TANK) + '<'.repeat(1_000_000)],
    ['a bracket on each line', blkText(TANK) + '<\n'.repeat(500_000)],
    [
      'blocks nested twenty thousand deep',
      [
        blkText(TANK),
        ...many(20_000, (n) => `<k${n} equipment>`),
        ...many(20_000, (n) => `</k${n} equipment>`),
      ].join('\n'),
    ],
    [
      'thousands of enhancers and quirks without a weapon',
      blkText({
        ...TANK,
        'Front Equipment': many(4_900, () => 'ISArtemisIV'),
        weaponQuirks: many(4_900, (n) => `accurate:FR:${n}:Medium Laser`),
      }),
    ],
  ])('%s does not take long', (_, text) => {
    const start = performance.now();
    expect(readText(text).chassis).toBe('Sample');
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
