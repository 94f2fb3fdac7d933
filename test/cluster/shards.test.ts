import { describe, expect, it } from 'vitest';
import { ShardMerger } from '../../src/cluster/merge-shards.node.js';
import { compareShard, simulateShard } from '../../src/cluster/play-shard.node.js';
import { gamesOfShard } from '../../src/cluster/shard.js';
import { ShardError } from '../../src/cluster/shard-file.node.js';
import { compareBattles, comparisonOf, resultOf, simulate } from '../../src/simulate/index.js';
import { digest } from '../../src/simulate/run-identity.node.js';
import type { Tally } from '../../src/simulate/tally.js';
import { member, quickDuel } from '../simulate/sample-simulation.js';

const setup = quickDuel({ games: 25 });
const shards = await Promise.all(
  [1, 2, 3].map((number) => simulateShard(setup, { number, of: 3 }, { threads: 1 })),
);
const [first = '', second = '', third = ''] = shards;

function mergedResult(...texts: readonly string[]): string {
  const merger = new ShardMerger();
  for (const [place, text] of texts.entries()) merger.add(text, `part-${place + 1}.json`);
  const { job, tally } = merger.merged();
  return JSON.stringify(resultOf(job[0], tally.tallies[0] as Tally));
}

describe('The shards of a run', () => {
  it('are about as long, and together they are the run', () => {
    for (const [games, of] of [
      [1, 1],
      [10, 3],
      [25, 25],
      [1_000_000_000, 999_983],
    ] as const) {
      let next = 0;
      for (let number = 1; number <= of; number += 1) {
        const [from, to] = gamesOfShard({ number, of }, games);
        if (from !== next || to <= from || to - from > Math.ceil(games / of))
          throw new Error(`${number} of ${of}`);
        next = to;
      }
      expect(next).toBe(games);
    }
  });

  it('are refused where there is none of that number, or it would have no game', () => {
    expect(() => gamesOfShard({ number: 0, of: 3 }, 10)).toThrow('number is 0');
    expect(() => gamesOfShard({ number: 4, of: 3 }, 10)).toThrow('number is 4');
    expect(() => gamesOfShard({ number: 1, of: 11 }, 10)).toThrow('of is 11: expected 10 at most');
  });

  it('give the bytes of the whole run, in any order', () => {
    const whole = JSON.stringify(simulate(setup));
    expect(mergedResult(first, second, third)).toBe(whole);
    expect(mergedResult(third, first, second)).toBe(whole);
    expect(mergedResult(second, third, first)).toBe(whole);
  });

  it('give those of a comparison as well', async () => {
    const after = quickDuel({ games: 25, blue: [member('commando-com-2d')] });
    const merger = new ShardMerger();
    for (const number of [2, 1]) {
      merger.add(await compareShard(setup, after, { number, of: 2 }, { threads: 1 }), `part ${number}`);
    }
    const { job, tally } = merger.merged();
    expect(JSON.stringify(comparisonOf(job, tally))).toBe(JSON.stringify(compareBattles(setup, after)));
  });
});

describe('A merger of shards', () => {
  const refusal = (...texts: readonly string[]): string => {
    try {
      mergedResult(...texts);
    } catch (error) {
      if (error instanceof ShardError) return error.message;
      throw error;
    }
    throw new Error('it was merged');
  };

  it('refuses gaps and names what is missing', () => {
    expect(refusal(first, third)).toBe(
      'part-1.json: the run has 25 games, and games 9 to 16 are missing; add shard 2 of 3',
    );
    expect(refusal(second, third)).toContain('games 1 to 8 are missing; add shard 1 of 3');
    expect(refusal(first, second)).toContain('games 17 to 25 are missing; add shard 3 of 3');
  });

  it('refuses overlaps: the same shard twice, and shards of another division', async () => {
    expect(refusal(first, second, first)).toBe(
      'part-3.json: shard 1 of 3 holds games 1 to 8, which overlap with part-1.json; leave one of them out',
    );
    const half = await simulateShard(setup, { number: 1, of: 2 }, { threads: 1 });
    expect(refusal(first, half)).toContain(
      'part-2.json: shard 1 of 2 holds games 1 to 12, which overlap with part-1',
    );
  });

  it('takes shards of several divisions that happen to fit', async () => {
    const rest = await simulateShard(setup, { number: 2, of: 2 }, { threads: 1 });
    const begin = await simulateShard(setup, { number: 1, of: 2 }, { threads: 1 });
    expect(mergedResult(rest, begin)).toBe(JSON.stringify(simulate(setup)));
  });

  it('refuses shards of another run', async () => {
    const other = await simulateShard({ ...setup, seed: 2 }, { number: 2, of: 3 }, { threads: 1 });
    expect(refusal(first, other, third)).toMatch(
      /^part-2.json: is a shard of another run than part-1.json \(.*seed 2/,
    );
  });

  it('refuses damaged files: cut, changed, or something else', () => {
    const changed = (change: (content: Record<string, unknown>) => unknown): string => {
      const { checksum: _, ...content } = JSON.parse(first) as Record<string, unknown>;
      const other = { ...content, ...(change(content) as object) };
      return JSON.stringify({ ...other, checksum: digest(JSON.stringify(other)) });
    };
    const damaged = 'is damaged or not a shard; play that shard again';
    for (const text of [
      first.slice(0, -10),
      first.replace('"kills":', '"kills":1'),
      '',
      '[]',
      '{"format":"tarcomp-map","version":1}',
      changed(() => ({ games: [0, 9] })),
      changed(() => ({ games: [0, 8, 9] })),
      changed(() => ({ games: [20, 28] })),
      changed(() => ({ tally: {} })),
      changed(() => ({ more: 1 })),
    ]) {
      expect(refusal(text, second, third)).toBe(`part-1.json: ${damaged}`);
    }
    expect(
      refusal(
        changed(() => ({ version: 2 })),
        second,
      ),
    ).toContain('is a shard of format 2');
    expect(
      refusal(
        changed(() => ({ program: '0.0.1' })),
        second,
      ),
    ).toContain('was played by TarComp 0.0.1');
  });

  it('reads a file that somebody laid out anew', () => {
    const laidOut = JSON.stringify(JSON.parse(first), null, 2);
    expect(mergedResult(laidOut, second, third)).toBe(JSON.stringify(simulate(setup)));
  });
});
