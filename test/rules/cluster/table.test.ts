import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLUSTER_HITS_TABLE, rollClusterHits } from '../../../src/edge/rules/cluster.js';
import { scriptedDice } from '../scripted-dice.js';

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('the table', () => {
  test('has a row for 2 to 30 and for 40, each for rolls of 2 to 12', () => {
    const sizes = Object.keys(CLUSTER_HITS_TABLE).map(Number);
    expect(sizes).toEqual([...Array.from({ length: 29 }, (_, index) => index + 2), 40]);
    for (const row of Object.values(CLUSTER_HITS_TABLE)) {
      expect(Object.keys(row).map(Number)).toEqual(ROLLS);
    }
  });

  // docs/rules/clusters.md.
  test.each<[number, number[]]>([
    [2, [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]],
    [4, [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]],
    [5, [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]],
    [6, [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6]],
    [10, [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10]],
    [15, [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15]],
    [20, [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20]],
    [30, [10, 10, 12, 18, 18, 18, 18, 24, 24, 30, 30]],
    [40, [12, 12, 18, 24, 24, 24, 24, 32, 32, 40, 40]],
  ])('gives a rack of %i its hits', (size, hits) => {
    expect(ROLLS.map((roll) => CLUSTER_HITS_TABLE[size]?.[roll])).toEqual(hits);
  });

  test('never falls with a higher roll, and gives all hits on a 12', () => {
    for (const [size, row] of Object.entries(CLUSTER_HITS_TABLE)) {
      const hits = Object.values(row);
      expect(hits).toEqual([...hits].sort((a, b) => a - b));
      expect(row[12]).toBe(Number(size));
    }
  });
});

describe('a roll', () => {
  test('of 7 lands 12 of 20 missiles', () => {
    const dice = scriptedDice(3, 4);
    expect(rollClusterHits(20, 0, dice)).toBe(12);
    dice.done();
  });

  test('takes its modifier before the table is read', () => {
    expect(rollClusterHits(20, 2, scriptedDice(3, 4))).toBe(16);
    expect(rollClusterHits(20, -4, scriptedDice(3, 4))).toBe(6);
  });

  test('counts as 2 at least and as 12 at most', () => {
    expect(rollClusterHits(6, 3, scriptedDice(6, 5))).toBe(6);
    expect(rollClusterHits(6, -4, scriptedDice(1, 1))).toBe(2);
  });

  test('is not needed for a single missile, or for none', () => {
    expect(rollClusterHits(1, 0, scriptedDice())).toBe(1);
    expect(rollClusterHits(0, 0, scriptedDice())).toBe(0);
  });

  test('is made again for what the largest row that fits leaves over', () => {
    const dice = scriptedDice(3, 4, 1, 1);
    // 45 = 40, of which a 7 gives 24, and 5, of which a 2 gives 1.
    expect(rollClusterHits(45, 0, dice)).toBe(25);
    dice.done();
    const between = scriptedDice(3, 4, 3, 4);
    // 35 = 30 and 5: 18 and 3.
    expect(rollClusterHits(35, 0, between)).toBe(21);
    between.done();
    const one = scriptedDice(3, 4);
    expect(rollClusterHits(41, 0, one)).toBe(25);
    one.done();
  });

  test('gives from 1 to all hits, for every size and modifier', () => {
    const die = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: -8, max: 8 }),
        die,
        (size, modifier, face) => {
          const hits = rollClusterHits(size, modifier, () => face);
          expect(hits).toBeGreaterThanOrEqual(1);
          expect(hits).toBeLessThanOrEqual(size);
        },
      ),
    );
  });

  test('refuses wrong numbers with field and value', () => {
    expect(() => rollClusterHits(Number.NaN, 0, scriptedDice())).toThrow(/size is NaN/);
    expect(() => rollClusterHits(-1, 0, scriptedDice())).toThrow(/size is -1/);
    expect(() => rollClusterHits(20, 0.5, scriptedDice())).toThrow(/modifier is 0.5/);
    expect(() => rollClusterHits('20' as unknown as number, 0, scriptedDice())).toThrow(TypeError);
    expect(() => rollClusterHits(20, 0, () => Number.NaN)).toThrow(/NaN/);
  });
});
