import { fields, listOf, optional, tuple, whole } from '../../check/shape.js';
import type { HarvestState, JobTally, Stretch } from '../../simulate/index.js';
import * as simulation from '../../simulate/index.js';
import { MOST_GAMES } from '../../simulate/setup.js';
import { inOrder } from './simulation-shapes.js';
import { jobTally } from './tally-shapes.js';

const game = whole(0, MOST_GAMES);
const partSize = whole(1);
const harvestState = optional(
  fields<HarvestState>({ done: listOf(tuple(game, game)), tally: optional(jobTally) }),
);

function checkStretch(from: number, to: number): void {
  game(from, 'from', '');
  game(to, 'to', '');
  inOrder(from, to);
}

/** Collects the parts of a run, in any order. */
export class Harvest extends simulation.Harvest {
  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  constructor(from: number, to: number, state?: HarvestState) {
    checkStretch(from, to);
    harvestState(state, 'state', '');
    super(from, to, state);
  }

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override missing(most: number): Generator<Stretch, undefined> {
    partSize(most, 'most', '');
    return super.missing(most);
  }

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override add(from: number, to: number, tally: JobTally): boolean {
    checkStretch(from, to);
    jobTally(tally, 'tally', '');
    return super.add(from, to, tally);
  }
}
