import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../src/simulate/index.js';
import { WorkerLostError } from '../../web/views/play/game/worker-lost.js';
import { sharedAnalysis } from '../../web/views/play/standing/shared-analysis.js';

const never = { value: 0, low: 0, high: 0 };

/** Workers that note the seeds of the games they play; the first dies as often as this. */
function workers(count: number, seeds: number[], dying = 0) {
  let left = dying;
  return Array.from(
    { length: count },
    (_, place) =>
      async (games: number, seed: number): Promise<Analysis> => {
        await Promise.resolve();
        if (place === 0 && left-- > 0) throw new WorkerLostError('it came to an end');
        seeds.push(seed);
        return { schema: 1, games, seed, start: { red: never, blue: never, undecided: never }, turns: [] };
      },
  );
}

describe('the chances of a finished game', () => {
  it.each([1, 2, 3, 4, 8])(
    'come from the same games, however many workers share them (%d)',
    async (count) => {
      const seeds: number[] = [];
      const found = await sharedAnalysis(workers(count, seeds));
      expect(new Set(seeds)).toEqual(new Set([1, 2, 3, 4]));
      expect(seeds).toHaveLength(4);
      expect([found?.games, found?.seed]).toEqual([60, 1]);
    },
  );

  it('come from all those games where a worker dies', async () => {
    const seeds: number[] = [];
    expect((await sharedAnalysis(workers(2, seeds, 2)))?.games).toBe(60);
    expect(new Set(seeds)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('stay unknown where too many workers die', async () => {
    await expect(sharedAnalysis(workers(1, [], 5))).rejects.toThrow('it came to an end');
  });
});
