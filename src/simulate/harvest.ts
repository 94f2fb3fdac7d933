import { mergeExactly } from './exact-sums.js';
import type { JobTally } from './job.js';

/** Games from `from` up to, but not including, `to`. */
export type Stretch = readonly [from: number, to: number];

/** The progress of a run: which games are done, and the tally of all of them. */
export interface HarvestState {
  /** In order, with missing games between any two. */
  readonly done: readonly Stretch[];
  readonly tally?: JobTally;
}

/**
 * Collects the parts of a run, in any order: sums are exact, so the order does not matter. It keeps only which games
 * are done and one tally, so its size does not grow with the games.
 */
export class Harvest {
  readonly from: number;
  readonly to: number;
  readonly #done: [from: number, to: number][];
  #tally: JobTally | undefined;
  #played: number;

  constructor(from: number, to: number, state: HarvestState = { done: [] }) {
    this.from = from;
    this.to = to;
    this.#done = state.done.map(([first, end]) => [first, end]);
    this.#tally = state.tally;
    this.#played = state.done.reduce((games, [first, end]) => games + end - first, 0);
  }

  /** The number of games done. */
  get played(): number {
    return this.#played;
  }

  get left(): number {
    return this.to - this.from - this.#played;
  }

  /** The tally of the whole run. Undefined while games are missing. */
  get whole(): JobTally | undefined {
    return this.left === 0 ? this.#tally : undefined;
  }

  /** The first game that is missing. */
  get firstMissing(): number {
    return this.#nextMissing(this.from);
  }

  has(game: number): boolean {
    return this.#nextMissing(game) !== game;
  }

  /** Whether all of these games are missing. */
  lacks(from: number, to: number): boolean {
    return from >= this.from && from < to && !this.has(from) && this.#endOfGap(from) >= to;
  }

  /**
   * Yields the missing games in parts of at most `most` games, which end at multiples of it. Each part is found when it
   * is asked for.
   */
  *missing(most: number): Generator<Stretch, undefined> {
    for (let first = this.firstMissing; first < this.to; first = this.#nextMissing(first)) {
      const multiple = first + most - ((first - this.from) % most);
      const end = Math.min(multiple, this.#endOfGap(first));
      yield [first, end];
      first = end;
    }
  }

  /**
   * Counts these games. Returns false, and counts nothing, if they were counted before.
   * @throws {RangeError} if only some of them are new, or sums would not be exact
   */
  add(from: number, to: number, tally: JobTally): boolean {
    if (this.has(from) && this.#nextMissing(from) >= to) return false;
    if (!this.lacks(from, to)) {
      throw new RangeError(
        `games ${from} to ${to} are not all missing: expected games of the run, none of which is counted`,
      );
    }
    this.#tally = mergeExactly(this.#tally, tally);
    this.#played += to - from;
    this.#mark(from, to);
    return true;
  }

  state(): HarvestState {
    return {
      done: this.#done.map(([first, end]) => [first, end]),
      ...(this.#tally && { tally: this.#tally }),
    };
  }

  #mark(from: number, to: number): void {
    const place = this.#stretchesUpTo(from);
    const before = this.#done[place - 1];
    const after = this.#done[place];
    const joinsBefore = before?.[1] === from;
    const joinsAfter = after?.[0] === to;
    if (joinsBefore && joinsAfter) {
      before[1] = after[1];
      this.#done.splice(place, 1);
    } else if (joinsBefore) before[1] = to;
    else if (joinsAfter) after[0] = from;
    else this.#done.splice(place, 0, [from, to]);
  }

  /** The game itself if it is missing, or else the first game after its stretch. */
  #nextMissing(game: number): number {
    const stretch = this.#done[this.#stretchesUpTo(game) - 1];
    return stretch === undefined ? game : Math.max(game, stretch[1]);
  }

  #endOfGap(game: number): number {
    return this.#done[this.#stretchesUpTo(game)]?.[0] ?? this.to;
  }

  /** How many stretches begin at or before a game. */
  #stretchesUpTo(game: number): number {
    let low = 0;
    let high = this.#done.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#done[middle] as Stretch)[0] <= game) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
