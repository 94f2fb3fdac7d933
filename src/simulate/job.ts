import type { Battle } from '../battle/battle.js';
import { oncePer } from '../check/once-per.js';
import { GameTable } from './games.js';
import type { Simulation } from './setup.js';
import { Counter, mergeTallies, OUTCOMES, outcomeOf, sums, type Tally } from './tally.js';

/** Games to play: of one battle, or of two battles whose games share their seeds. */
export type Job = readonly [Simulation] | readonly [Simulation, Simulation];

/** The tally of a part of a job. */
export interface JobTally {
  /** One for each battle of the job. */
  readonly tallies: readonly Tally[];
  /** For two battles, pairs of games at the index 4 × first outcome + second outcome. Empty for one battle. */
  readonly pairs: readonly number[];
}

/** Games played and tallied together between two looks at signals and progress. */
export const BLOCK = 10;

/** Plays games `from` up to, but not including, `to` of a job. Calls `onGame` after each and returns their tally. */
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

/** Tables are kept so that bots keep their caches from block to block. */
const tablesOf = oncePer((job: Job) => job.map((simulation) => new GameTable(simulation)));

/** Plays games `from` up to, but not including, `to` of one battle and returns their tally. */
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
