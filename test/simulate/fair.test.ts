import { describe, expect, it } from 'vitest';
import { gamesOfSearch } from '../../src/simulate/fair.js';
import { type FairResult, findFairest, type PlayPart } from '../../src/simulate/index.js';
import { duel } from './sample-simulation.js';

/** Plays nothing: a candidate's seed is the share of games in a hundred that red wins. */
function bySeed(): { readonly play: PlayPart; readonly played: Map<number, number> } {
  const played = new Map<number, number>();
  const play: PlayPart = ([{ seed }], from, to) => {
    expect(from).toBe(played.get(seed) ?? 0);
    played.set(seed, to);
    const games = to - from;
    const red = Math.round((to * seed) / 100) - Math.round((from * seed) / 100);
    const tally = { games, outcomes: [red, games - red, 0, 0], turns: [], units: [] };
    return Promise.resolve({ tallies: [tally], pairs: [] });
  };
  return { play, played };
}

const candidates = (shares: readonly number[], games: number) =>
  shares.map((seed) => ({ name: `${seed} in 100`, setup: duel({ games, seed }) }));

describe('the search for an even fight', () => {
  it('names the nearest to even first', async () => {
    const results = await findFairest(candidates([90, 20, 45, 52, 70, 5], 1000), bySeed().play);
    expect(results.map(({ name }) => name).slice(0, 3)).toEqual(['52 in 100', '45 in 100', '70 in 100']);
    expect(results).toHaveLength(6);
    expect(results[0]).toMatchObject({ games: 1000, wins: { red: 520, blue: 480 }, lead: 0.04 });
    expect(results[0]?.winRate.red.value).toBe(0.52);
  });

  it('tells after each round how all stand', async () => {
    const rounds: (readonly (readonly [string, number])[])[] = [];
    const { play } = bySeed();
    const onRound = (results: readonly FairResult[]) =>
      rounds.push(results.map(({ name, games }) => [name, games] as const));
    const results = await findFairest(candidates([90, 20, 45, 52, 70, 5], 120), play, { onRound });
    expect(rounds.map((round) => round.map(([, games]) => games))).toEqual([
      [60, 60, 60, 60, 60, 60],
      [120, 120, 120, 60, 60, 60],
    ]);
    expect(rounds.at(-1)).toEqual(results.map(({ name, games }) => [name, games]));
  });

  it('plays few games with those that are far from even, and none twice', async () => {
    const { play, played } = bySeed();
    await findFairest(candidates([90, 20, 45, 52, 70, 5, 99, 1], 1000), play);
    expect(played.get(52)).toBe(1000);
    expect(played.get(45)).toBe(1000);
    expect(played.get(99)).toBe(60);
    expect(played.get(1)).toBe(60);
    expect([...played.values()].reduce((sum, games) => sum + games, 0)).toBe(gamesOfSearch(8, 1000));
  });

  it('takes up whom luck had put aside, if the others turn out to be farther from even', async () => {
    // Red wins so many in a hundred of the first sixty games, and so many of those that follow.
    const shares = new Map([
      [1, [50, 80]],
      [2, [55, 80]],
      [3, [45, 20]],
      [4, [60, 55]],
      [5, [90, 90]],
    ]);
    const play: PlayPart = ([{ seed }], from, to) => {
      const [early = 0, later = 0] = shares.get(seed) ?? [];
      const games = to - from;
      const red = Math.round((games * (from < 60 ? early : later)) / 100);
      const tally = { games, outcomes: [red, games - red, 0, 0], turns: [], units: [] };
      return Promise.resolve({ tallies: [tally], pairs: [] });
    };
    const results = await findFairest(candidates([1, 2, 3, 4, 5], 480), play);
    expect(results[0]).toMatchObject({ name: '4 in 100', games: 480 });
    const leads = results.map(({ lead }) => Math.abs(lead));
    expect(leads).toEqual([...leads].sort((one, other) => one - other));
  });

  it('plays no more games than asked for', async () => {
    const { play, played } = bySeed();
    await findFairest(candidates([40, 50, 60, 70], 25), play);
    expect([...played.values()]).toEqual([25, 25, 25, 25]);
    expect(gamesOfSearch(4, 25)).toBe(100);
  });
});
