import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Harvest, type Stretch } from '../../src/simulate/harvest.js';
import { type JobTally, playJob, simulationOf } from '../../src/simulate/index.js';
import { duel } from './sample-simulation.js';

const job = [simulationOf(duel({ games: 40 }))] as const;
const part = ([from, to]: Stretch): JobTally => playJob(job, from, to);

/** So many games of nothing in particular. */
const gamesOf = (games: number, points = 0): JobTally => ({
  tallies: [
    {
      games,
      outcomes: [games, 0, 0, 0],
      turns: [0, games],
      units: [
        { lost: [0], kills: 0, damageDealt: points, damageTaken: 0, damageByWeapon: [points], pointsLeft: 0 },
      ],
    },
  ],
  pairs: [],
});

describe('The parts of a run', () => {
  it('give the same sums to the last bit, in whatever order and however often they come', () => {
    const parts = [...new Harvest(0, 40).missing(7)].map((games) => ({ games, tally: part(games) }));
    const inOrder = JSON.stringify(playJob(job, 0, 40));
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), fc.nat(), (shuffled, again) => {
        const harvest = new Harvest(0, 40);
        for (const { games, tally } of shuffled) {
          expect(harvest.add(...games, tally)).toBe(true);
          const { games: twice, tally: same } = parts[again % parts.length] as (typeof parts)[number];
          if (harvest.has(twice[0])) expect(harvest.add(...twice, same)).toBe(false);
        }
        expect(harvest.played).toBe(40);
        expect(harvest.state().done).toEqual([[0, 40]]);
        expect(JSON.stringify(harvest.whole)).toBe(inOrder);
      }),
      { numRuns: 60 },
    );
  });

  it('go on from what was written down of them', () => {
    const half = new Harvest(0, 40);
    half.add(10, 20, part([10, 20]));
    half.add(35, 40, part([35, 40]));
    const rest = new Harvest(0, 40, JSON.parse(JSON.stringify(half.state())));
    expect([...rest.missing(10)]).toEqual([
      [0, 10],
      [20, 30],
      [30, 35],
    ]);
    for (const games of [...rest.missing(10)]) rest.add(...games, part(games));
    expect(JSON.stringify(rest.whole)).toBe(JSON.stringify(playJob(job, 0, 40)));
  });

  it('end at multiples of their size, wherever the run begins and whatever is done', () => {
    const harvest = new Harvest(5, 42);
    harvest.add(9, 12, gamesOf(3));
    expect([...harvest.missing(10)]).toEqual([
      [5, 9],
      [12, 15],
      [15, 25],
      [25, 35],
      [35, 42],
    ]);
  });

  it('are found one by one, as they are missing by then', () => {
    const harvest = new Harvest(0, 30);
    const missing = harvest.missing(10);
    expect(missing.next().value).toEqual([0, 10]);
    harvest.add(10, 20, gamesOf(10));
    expect(missing.next().value).toEqual([20, 30]);
    expect(missing.next().done).toBe(true);
  });

  it('are refused where they are counted in part, or lie outside of the run', () => {
    const harvest = new Harvest(0, 30);
    harvest.add(10, 20, gamesOf(10));
    for (const [from, to] of [
      [15, 25],
      [5, 15],
      [5, 25],
      [25, 35],
      [-5, 5],
      [3, 3],
    ] as const) {
      expect(() => harvest.add(from, to, gamesOf(to - from))).toThrow('are not all missing');
    }
    expect(harvest.state().done).toEqual([[10, 20]]);
  });

  it('are refused where a sum would depend on their order, or they are of another battle', () => {
    const harvest = new Harvest(0, 30);
    expect(() => harvest.add(0, 10, gamesOf(10, 1 / 3))).toThrow('damageDealt is 0.3333');
    harvest.add(0, 10, gamesOf(10, 0.5));
    expect(() => harvest.add(10, 20, gamesOf(10, 2 ** 50))).toThrow('damageDealt is 1125899906842624');
    const { tallies } = gamesOf(10);
    const twoUnits = { ...tallies[0], units: [tallies[0]?.units[0], tallies[0]?.units[0]] };
    expect(() => harvest.add(10, 20, { tallies: [twoUnits], pairs: [] } as JobTally)).toThrow(
      'the same battle',
    );
    expect(harvest.played).toBe(10);
  });
});

describe('A run of a thousand million games', () => {
  it('takes no longer to begin than a short one, and no more to remember', () => {
    const start = performance.now();
    const harvest = new Harvest(0, 1_000_000_000);
    const missing = harvest.missing(10);
    for (let block = 0; block < 50_000; block += 1) {
      const games = missing.next().value as Stretch;
      harvest.add(...games, gamesOf(10, 12.5));
    }
    expect(harvest.state().done).toEqual([[0, 500_000]]);
    expect(harvest.left).toBe(999_500_000);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
