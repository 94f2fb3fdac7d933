import { checkInteger } from '../../check/check.js';
import { fields, listOf, optional, tuple, whole } from '../../check/shape.js';
import type { HarvestState, JobTally } from '../../simulate/index.js';
import * as simulation from '../../simulate/index.js';
import { MOST_GAMES } from '../../simulate/setup.js';
import { inOrder } from './simulation-shapes.js';
import { jobTally } from './tally-shapes.js';

const harvestState = optional(
  fields<HarvestState>({
    merged: whole(),
    tally: optional(jobTally),
    ahead: listOf(tuple(whole(), jobTally)),
  }),
);

/** Puts the blocks of a run together in their order, whatever the order they are finished in. */
export class Harvest extends simulation.Harvest {
  /** @throws {RangeError | TypeError} naming field and value, if one is wrong */
  constructor(from: number, to: number, state?: HarvestState) {
    whole()(from, 'from', '');
    whole(0, MOST_GAMES)(to, 'to', '');
    inOrder(from, to);
    harvestState(state, 'state', '');
    super(from, to, state);
  }

  override gamesOf(block: number): readonly [from: number, to: number] {
    return super.gamesOf(this.#existing(block));
  }

  /** @throws {RangeError | TypeError} naming field and value, if one is wrong */
  override add(block: number, tally: JobTally): void {
    jobTally(tally, 'tally', '');
    super.add(this.#existing(block), tally);
  }

  #existing(block: number): number {
    checkInteger('block', block, 0, this.blocks - 1);
    return block;
  }
}
