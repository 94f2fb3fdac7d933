import { BLOCK, type JobTally, mergeJobTallies } from './job.js';

/** What of a run is done: all blocks up to one merged, and those that were finished before their turn. */
export interface HarvestState {
  readonly merged: number;
  readonly tally?: JobTally;
  readonly ahead: readonly (readonly [block: number, tally: JobTally])[];
}

/** Puts the blocks of a run together in their order, whatever the order they are finished in. */
export class Harvest {
  readonly from: number;
  readonly to: number;
  readonly blocks: number;
  #merged = 0;
  #tally: JobTally | undefined;
  readonly #ahead = new Map<number, JobTally>();

  constructor(from: number, to: number, state?: HarvestState) {
    this.from = from;
    this.to = to;
    this.blocks = Math.ceil((to - from) / BLOCK);
    if (state === undefined) return;
    this.#merged = state.merged;
    this.#tally = state.tally;
    for (const [block, tally] of state.ahead) this.#ahead.set(block, tally);
  }

  /** The first game of a block, and the one after its last. */
  gamesOf(block: number): readonly [from: number, to: number] {
    const first = this.from + block * BLOCK;
    return [first, Math.min(this.to, first + BLOCK)];
  }

  /** Blocks that are still to be played. */
  missing(): number[] {
    const missing: number[] = [];
    for (let block = this.#merged; block < this.blocks; block += 1) {
      if (!this.#ahead.has(block)) missing.push(block);
    }
    return missing;
  }

  add(block: number, tally: JobTally): void {
    this.#ahead.set(block, tally);
    for (let next = this.#ahead.get(this.#merged); next !== undefined; next = this.#ahead.get(this.#merged)) {
      this.#ahead.delete(this.#merged);
      this.#tally = this.#tally === undefined ? next : mergeJobTallies(this.#tally, next);
      this.#merged += 1;
    }
  }

  get played(): number {
    let games = this.#merged === 0 ? 0 : this.gamesOf(this.#merged - 1)[1] - this.from;
    for (const block of this.#ahead.keys()) {
      const [first, end] = this.gamesOf(block);
      games += end - first;
    }
    return games;
  }

  /** All of it; undefined while blocks are missing. */
  get whole(): JobTally | undefined {
    return this.#merged === this.blocks ? this.#tally : undefined;
  }

  state(): HarvestState {
    const ahead = [...this.#ahead].sort(([one], [other]) => one - other);
    return { merged: this.#merged, ...(this.#tally && { tally: this.#tally }), ahead };
  }
}
