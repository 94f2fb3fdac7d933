import type { Carried } from '../carried.js';
import type { Ruleset } from '../ruleset.js';

export interface CriticalSituation {
  readonly rules: Ruleset;
  readonly location: string;
  readonly quirks: readonly Carried[];
  readonly attackerAbilities: readonly Carried[];
  /** As the catalog names it; of armor, only while some is left on the location. */
  readonly armorType: string | undefined;
  readonly structureType: string | undefined;
  readonly throughArmor: boolean;
}
