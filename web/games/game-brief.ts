import { designOf } from '../../src/edge/battle.js';

import {
  type Job,
  type JobTally,
  mergeJobTallies,
  OUTCOMES,
  type Outcome,
  playJob,
  pointsOf,
  type Simulation,
  type Tally,
} from '../../src/edge/simulate.js';

/** One game in brief. */
export interface GameBrief {
  readonly outcome: Outcome;
  readonly turn: number;
  /** Points of armor and structure left, unit by unit. */
  readonly left: readonly number[];
}

export interface PlayedBlock {
  readonly tally: JobTally;
  /** Of the first battle of the job, game by game. */
  readonly briefs: readonly GameBrief[];
}

/** The result of `playJob` for these games, and each game in brief. */
export function playBlock(job: Job, from: number, to: number): PlayedBlock {
  let tally = playJob(job, from, from + 1);
  const briefs = [briefOf(tally)];
  for (let game = from + 1; game < to; game += 1) {
    const next = playJob(job, game, game + 1);
    briefs.push(briefOf(next));
    tally = mergeJobTallies(tally, next);
  }
  return { tally, briefs };
}

/** Reads the tally of a single game. */
function briefOf({ tallies }: JobTally): GameBrief {
  const { outcomes, turns, units } = tallies[0] as Tally;
  return {
    outcome: OUTCOMES[outcomes.indexOf(1)] ?? 'undecided',
    turn: turns.indexOf(1),
    left: units.map(({ pointsLeft }) => pointsLeft),
  };
}

/** The share of its armor and structure that each side has left after a game, 0 to 1. */
export function strengthLeft({
  red,
  blue,
}: Simulation): (brief: GameBrief) => Readonly<Record<'red' | 'blue', number>> {
  const full = [...red, ...blue].map(({ unit }) => pointsOf(designOf(unit)));
  const share = (left: readonly number[], from: number, to: number): number =>
    sum(left.slice(from, to)) / Math.max(1, sum(full.slice(from, to)));
  return ({ left }) => ({
    red: share(left, 0, red.length),
    blue: share(left, red.length, full.length),
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
