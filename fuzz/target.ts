import type { Chance } from './chance.js';

/** What became of a case: the input was taken and all promises kept, or refused in the way that is declared. */
export type Outcome = 'taken' | 'refused';

/** One kind of input, and all that is promised for it. */
export interface Target {
  readonly name: string;
  readonly what: string;
  /** Seconds of processor time that a single case may take. */
  readonly longest: number;
  /** Of the time of a run; left out, 1. */
  readonly share?: number;
  /** One case; whatever it throws is a finding. */
  readonly play: (chance: Chance) => Outcome;
}
