import type { Battle } from '../battle/battle.js';
import { GameTable } from './games.js';
import type { Simulation } from './setup.js';
import { Counter, mergeTallies, OUTCOMES, outcomeOf, sums, type Tally } from './tally.js';

/** Games to be played: of one battle, or of two side by side whose games share their seeds. */
export type Job = readonly [Simulation] | readonly [Simulation, Simulation];

/** What came of a part of a job. */
export interface JobTally {
  /** One for each battle of the job. */
  readonly tallies: readonly Tally[];
  /** Of two battles: pairs of games by both outcomes, that of the first × 4 + that of the second; else empty. */
  readonly pairs: readonly number[];
}

/** Games that are played and summed up as one, before anybody looks at signals or progress. */
export const BLOCK = 10;

/** Plays the games of a job, from one number up to another, which is not played any more; tells of each that is over. */
export function playJob(job: Job, from: number, to: number, onGame?: (battle: Battle) => void): JobTally {
  const tables = tablesOf(job);
  const counters = job.map(() => new Counter());
  const pairs = job.length === 2 ? Array<number>(OUTCOMES.length ** 2).fill(0) : [];
  for (let index = from; index < to; index += 1) {
    let pair = 0;
    for (const [place, table] of tables.entries()) {
      const battle = table.play(index);
      counters[place]?.count(battle);
      onGame?.(battle);
      pair = pair * OUTCOMES.length + outcomeOf(battle);
    }
    if (pairs.length > 0) pairs[pair] = (pairs[pair] as number) + 1;
  }
  return { tallies: counters.map((counter) => counter.tally()), pairs };
}

/** Bots keep what they have worked out from block to block. */
const tables = new WeakMap<Job, readonly GameTable[]>();

function tablesOf(job: Job): readonly GameTable[] {
  let known = tables.get(job);
  if (known === undefined) {
    known = job.map((simulation) => new GameTable(simulation));
    tables.set(job, known);
  }
  return known;
}

/** Plays games of one battle, from one number up to another, which is not played any more. */
export function playGames(simulation: Simulation, from: number, to: number): Tally {
  const [tally] = playJob([simulation], from, to).tallies;
  return tally as Tally;
}

export function mergeJobTallies(first: JobTally, next: JobTally): JobTally {
  return {
    tallies: first.tallies.map((tally, place) => mergeTallies(tally, next.tallies[place] ?? tally)),
    pairs: sums(first.pairs, next.pairs),
  };
}
