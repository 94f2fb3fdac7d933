import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnitFileError } from '../../../src/units/unit-file-error.js';
import { BATTLE_ARMOR, blkText, DROPSHIP, FIGHTER, INFANTRY, readText, TANK } from './blk-text.js';

const WHOLE = [TANK, BATTLE_ARMOR, INFANTRY, FIGHTER, DROPSHIP].map(blkText);

const damaged = fc
  .record({
    text: fc.constantFrom(...WHOLE),
    cuts: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40)), { maxLength: 4 }),
    inserted: fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 12 }),
          fc.constantFrom(
            '<armor>',
            '</armor>',
            '\n',
            '-1',
            '1e9',
            ':SIZE:',
            ':Shots#',
            '#',
            '\0',
            '<__proto__>',
          ),
        ),
      ),
      { maxLength: 6 },
    ),
    shuffled: fc.boolean(),
  })
  .map(({ text, cuts, inserted, shuffled }) => {
    let result = text;
    for (const [where, length] of cuts) {
      const start = Math.floor(where * result.length);
      result = result.slice(0, start) + result.slice(start + length);
    }
    for (const [where, piece] of inserted) {
      const start = Math.floor(where * result.length);
      result = result.slice(0, start) + piece + result.slice(start);
    }
    if (!shuffled) return result;
    const lines = result.split('\n');
    return [...lines.slice(lines.length / 2), ...lines.slice(0, lines.length / 2)].join('\n');
  });

describe('A damaged file', () => {
  it('gives a unit, with warnings or without, or a UnitFileError, and never anything else', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        try {
          expect(readText(text).chassis).not.toBe('');
        } catch (error) {
          expect(error).toBeInstanceOf(UnitFileError);
        }
      }),
      { numRuns: 4000 },
    );
  });

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
