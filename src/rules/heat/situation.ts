import type { ResolvedAbility } from '../abilities/ability.js';
import type { Quirk } from '../quirks/quirk.js';
import type { Ruleset } from '../ruleset.js';
import type { MovementType } from '../to-hit/vocabulary.js';

export interface HeatSituation {
  readonly rules: Ruleset;
  readonly movementType: MovementType;
  /** A flawed cooling system has failed. */
  readonly coolingFailed: boolean;
  readonly abilities: readonly ResolvedAbility[];
  readonly quirks: readonly Quirk[];
}
