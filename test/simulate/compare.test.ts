import { describe, expect, it } from 'vitest';
import { compareBattles, simulate } from '../../src/simulate/index.js';
import { duel, member } from './sample-simulation.js';

describe('a battle and a changed one', () => {
  const before = duel({ games: 20 });
  const after = duel({ games: 20, red: [member('locust-lct-1v', { gunnery: 0, piloting: 0 })] });
  const comparison = compareBattles(before, after);

  it('are each what they are alone', () => {
    expect(comparison.before).toEqual(simulate(before));
    expect(comparison.after).toEqual(simulate(after));
  });

  it('differ by the games that one side won in one of them alone', () => {
    for (const side of ['red', 'blue'] as const) {
      const { value, low, high, gained, lost } = comparison.difference[side];
      expect(comparison.after.wins[side] - comparison.before.wins[side]).toBe(gained - lost);
      expect(value).toBeCloseTo((gained - lost) / 20, 6);
      expect(low).toBeLessThan(high);
    }
    expect(comparison.difference.red.value).toBeGreaterThan(0);
  });

  it('do not differ at all without a change, because their seeds are the same', () => {
    const { difference } = compareBattles(before, before);
    expect(difference.red).toMatchObject({ value: 0, gained: 0, lost: 0 });
    expect(difference.blue).toMatchObject({ value: 0, gained: 0, lost: 0 });
  });

  it('must have as many games and the same seed', () => {
    expect(() => compareBattles(before, duel({ games: 10 }))).toThrow('games is 20 before and 10 after');
    expect(() => compareBattles(before, duel({ games: 20, seed: 3 }))).toThrow(
      'seed is 1 before and 3 after',
    );
  });
});
