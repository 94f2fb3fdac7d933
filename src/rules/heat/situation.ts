import type { Carried } from '../carried.js';
import type { Ruleset } from '../ruleset.js';
import type { MovementType } from '../to-hit/vocabulary.js';

export interface HeatSituation {
  readonly rules: Ruleset;
  readonly movementType: MovementType;
  /** A flawed cooling system has failed. */
  readonly coolingFailed: boolean;
  readonly abilities: readonly Carried[];
  readonly quirks: readonly Carried[];
}
