import type { Chance } from './chance.js';

/** The outcome of a case: the input was accepted and all promises kept, or refused in the declared way. */
export type Outcome = 'taken' | 'refused';

/** One kind of input, and all promises about it. */
export interface Target {
  readonly name: string;
  readonly what: string;
  /** Seconds of processor time that a single case may take. */
  readonly longest: number;
  /** The share of a run's time; 1 by default. */
  readonly share?: number;
  /** Plays one case; anything it throws is a finding. */
  readonly play: (chance: Chance) => Outcome;
}
