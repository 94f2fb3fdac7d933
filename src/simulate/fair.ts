import { type Interval, rounded, wilsonInterval } from './interval.js';
import { type Job, type JobTally, mergeJobTallies } from './job.js';
import type { OfSides } from './result.js';
import { type Simulation, type SimulationSetup, simulationOf } from './setup.js';
import type { Tally } from './tally.js';

/** A battle that may be a fair fight. */
export interface FairCandidate {
  readonly name: string;
  readonly setup: SimulationSetup;
}

export interface FairResult {
  readonly name: string;
  /** Battles farther from even are played less often. */
  readonly games: number;
  readonly wins: OfSides<number>;
  readonly draws: number;
  readonly undecided: number;
  readonly winRate: OfSides<Interval>;
  /** Red's win rate minus blue's: 0 is even. */
  readonly lead: number;
}

export interface FairOptions {
  /** Called after each round with the results of all candidates so far, best first. */
  readonly onRound?: (results: readonly FairResult[]) => void;
}

/** Plays the games of a job from `from` up to, but not including, `to`: here, on threads or on other machines. */
export type PlayPart = (job: Job, from: number, to: number) => Promise<JobTally>;

/** The share of candidates that stay for the next round. */
const KEPT = 1 / 2;
const FEWEST_KEPT = 3;
/** Games of the first round: too few to separate neighbors, enough to find those far from even. */
const FIRST_ROUND = 60;

/**
 * Finds the battle nearest to even. All candidates play a few games, then the nearer half plays twice as many, and so
 * on, until the last few have played all games of their setup. Returns all results, nearest to even first. A candidate
 * that was dropped early but ends up first also plays all its games.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if a setup allows no battle
 */
export const findFairest = (
  candidates: readonly FairCandidate[],
  play: PlayPart,
  options: FairOptions = {},
): Promise<readonly FairResult[]> => findFirst(candidates, play, byEvenness, options);

/** Finds the battle in which red wins most often, in the same way as `findFairest`. */
export const findStrongest = (
  candidates: readonly FairCandidate[],
  play: PlayPart,
  options: FairOptions = {},
): Promise<readonly FairResult[]> => findFirst(candidates, play, byLead, options);

async function findFirst(
  candidates: readonly FairCandidate[],
  play: PlayPart,
  order: (one: Contender, other: Contender) => number,
  { onRound }: FairOptions,
): Promise<readonly FairResult[]> {
  let running = candidates.map(({ name, setup }) => new Contender(name, simulationOf(setup)));
  const retired: Contender[] = [];
  const mostGames = Math.max(...running.map(({ simulation }) => simulation.games));
  for (let games = FIRST_ROUND; running.length > 0; games *= 2) {
    await Promise.all(running.map((contender) => contender.playUpTo(games, play)));
    running.sort(order);
    onRound?.([...running, ...retired].sort(order).map((contender) => contender.result()));
    if (games >= mostGames) break;
    const kept = Math.max(FEWEST_KEPT, Math.ceil(running.length * KEPT));
    retired.unshift(...running.slice(kept));
    running = running.slice(0, kept);
  }
  const all = [...running, ...retired].sort(order);
  // Bad luck may have dropped a candidate too early. The one ranked first must have played all its games.
  for (let first = all[0]; first !== undefined && !first.isDone; first = all[0]) {
    await first.playUpTo(first.simulation.games, play);
    all.sort(order);
  }
  return all.map((contender) => contender.result());
}

/** Returns how many games a search plays if no dropped candidate has to play on, for callers that show progress. */
export function gamesOfSearch(candidates: number, games: number): number {
  let all = 0;
  let running = candidates;
  let before = 0;
  for (let round = FIRST_ROUND; ; round *= 2) {
    const now = Math.min(games, round);
    all += running * (now - before);
    before = now;
    if (round >= games) return all;
    running = Math.min(running, Math.max(FEWEST_KEPT, Math.ceil(running * KEPT)));
  }
}

class Contender {
  readonly name: string;
  readonly simulation: Simulation;
  #tally: JobTally | undefined;

  constructor(name: string, simulation: Simulation) {
    this.name = name;
    this.simulation = simulation;
  }

  async playUpTo(games: number, play: PlayPart): Promise<void> {
    const from = this.#counted.games;
    const to = Math.min(games, this.simulation.games);
    if (from >= to) return;
    const tally = await play([this.simulation], from, to);
    this.#tally = this.#tally === undefined ? tally : mergeJobTallies(this.#tally, tally);
  }

  get isDone(): boolean {
    return this.#counted.games >= this.simulation.games;
  }

  get #counted(): Tally {
    return this.#tally?.tallies[0] ?? NOTHING;
  }

  get lead(): number {
    const { games, outcomes } = this.#counted;
    const [red = 0, blue = 0] = outcomes;
    return games === 0 ? 0 : (red - blue) / games;
  }

  result(): FairResult {
    const { games, outcomes } = this.#counted;
    const [red = 0, blue = 0, draws = 0, undecided = 0] = outcomes;
    return {
      name: this.name,
      games,
      wins: { red, blue },
      draws,
      undecided,
      winRate: { red: wilsonInterval(red, games), blue: wilsonInterval(blue, games) },
      lead: rounded(this.lead),
    };
  }
}

const NOTHING: Tally = { games: 0, outcomes: [], turns: [], units: [] };

/** The sort is stable: candidates equally far from even keep their order. */
const byEvenness = (one: Contender, other: Contender): number => Math.abs(one.lead) - Math.abs(other.lead);

const byLead = (one: Contender, other: Contender): number => other.lead - one.lead;
