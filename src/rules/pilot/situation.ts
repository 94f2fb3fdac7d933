import type { ResolvedAbility } from '../abilities/ability.js';
import type { Ruleset } from '../ruleset.js';

export interface ConsciousnessSituation {
  readonly rules: Ruleset;
  readonly wounds: number;
  readonly abilities: readonly ResolvedAbility[];
}
