import { describe, expect, it } from 'vitest';
import { DICE_GENERATOR, type DiceState, roll2d6, SeededDice, seedOf } from '../../src/dice/index.js';

const draws = (dice: SeededDice, count: number): number[] => Array.from({ length: count }, () => dice.draw());

describe('seeded dice', () => {
  // First outputs of xoshiro128starstar.c 1.1 (prng.di.unimi.it) from the state 1, 2, 3, 4. By hand: the first is
  // rotl(2 × 5, 7) × 9 = 1280 × 9 = 11520, and the second 0 because the second word has become 2 ^ 3 ^ 1 = 0.
  it('are the published generator that replay files name', () => {
    expect(DICE_GENERATOR).toBe('xoshiro128**/1');
    expect(draws(SeededDice.fromState([1, 2, 3, 4]), 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('fall the same way again from the same seed, and another way from the next', () => {
    const first = draws(new SeededDice(7), 100);
    expect(draws(new SeededDice(7), 100)).toEqual(first);
    expect(draws(new SeededDice(8), 100)).not.toEqual(first);
    const reseeded = new SeededDice(8);
    reseeded.reseed(7);
    expect(draws(reseeded, 100)).toEqual(first);
  });

  it('tell seeds apart that differ only beyond the first 32 bits', () => {
    expect(draws(new SeededDice(2 ** 32 + 7), 4)).not.toEqual(draws(new SeededDice(7), 4));
  });

  it('go on where they were left, by way of JSON', () => {
    const dice = new SeededDice(42);
    draws(dice, 17);
    const saved = JSON.parse(JSON.stringify(dice.state)) as DiceState;
    const rest = draws(dice, 50);
    expect(draws(SeededDice.fromState(saved), 50)).toEqual(rest);
  });

  it.each([
    [[0, 0, 0, 0], 'all zeros'],
    [[1, 2, 3], 'expected four whole numbers'],
    [[1, 2, 3, -4], 'expected four whole numbers'],
    [[1, 2, 3, 0.5], 'expected four whole numbers'],
    [[1, 2, 3, 2 ** 32], 'expected four whole numbers'],
  ])('refuse the state %j', (state, problem) => {
    expect(() => SeededDice.fromState(state as unknown as DiceState)).toThrow(problem);
  });

  it.each([Number.NaN, -1, 1.5, 2 ** 53, Number.POSITIVE_INFINITY])('refuse the seed %s', (seed) => {
    expect(() => new SeededDice(seed)).toThrow('seed is');
    expect(() => seedOf(1, seed)).toThrow('index is');
    expect(() => seedOf(seed, 1)).toThrow('masterSeed is');
  });

  it('can be handed to any rule that rolls', () => {
    const { dice, total } = roll2d6(new SeededDice(3).d6);
    expect(total).toBe((dice[0] ?? 0) + (dice[1] ?? 0));
  });
});

/** Critical values of chi-square at one in ten thousand; the seeds are fixed, so that a pass stays a pass. */
const CHI_SQUARE = { 5: 25.74, 10: 35.56, 35: 72.6 } as const;

function chiSquare(seen: readonly number[], expected: readonly number[]): number {
  return seen.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1),
    0,
  );
}

describe('rolls of seeded dice', () => {
  const rolls = 600_000;

  it('show each side of a die equally often', () => {
    const dice = new SeededDice(1);
    const seen = new Array<number>(6).fill(0);
    for (let roll = 0; roll < rolls; roll += 1) {
      const die = dice.d6();
      seen[die - 1] = (seen[die - 1] ?? 0) + 1;
    }
    expect(chiSquare(seen, new Array<number>(6).fill(rolls / 6))).toBeLessThan(CHI_SQUARE[5]);
  });

  it('show the totals of two dice as often as 36 pairs have them', () => {
    const dice = new SeededDice(2);
    const seen = new Array<number>(11).fill(0);
    for (let roll = 0; roll < rolls; roll += 1) {
      const total = dice.total2d6();
      seen[total - 2] = (seen[total - 2] ?? 0) + 1;
    }
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    const expected = ways.map((count) => (count * rolls) / 36);
    expect(chiSquare(seen, expected)).toBeLessThan(CHI_SQUARE[10]);
  });

  it('do not tell the next die by the last', () => {
    const dice = new SeededDice(3);
    const seen = new Array<number>(36).fill(0);
    for (let roll = 0; roll < rolls; roll += 1) {
      const pair = (dice.d6() - 1) * 6 + dice.d6() - 1;
      seen[pair] = (seen[pair] ?? 0) + 1;
    }
    expect(chiSquare(seen, new Array<number>(36).fill(rolls / 36))).toBeLessThan(CHI_SQUARE[35]);
  });
});

describe('seeds of the battles of a run', () => {
  it('are all different, and can be used as seeds', () => {
    const seeds = Array.from({ length: 100_000 }, (_, index) => seedOf(1, index));
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
  });

  it('have nothing to do with those of the next run', () => {
    const next = new Set(Array.from({ length: 20_000 }, (_, index) => seedOf(2, index)));
    for (let index = 0; index < 20_000; index += 1) expect(next.has(seedOf(1, index))).toBe(false);
  });

  it('lead to first rolls that are spread like any others', () => {
    const battles = 72_000;
    const seen = new Array<number>(6).fill(0);
    for (let index = 0; index < battles; index += 1) {
      const die = new SeededDice(seedOf(9, index)).d6();
      seen[die - 1] = (seen[die - 1] ?? 0) + 1;
    }
    expect(chiSquare(seen, new Array<number>(6).fill(battles / 6))).toBeLessThan(CHI_SQUARE[5]);
  });
});
