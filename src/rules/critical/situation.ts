import type { ResolvedAbility } from '../abilities/ability.js';
import type { Quirk } from '../quirks/quirk.js';
import type { Ruleset } from '../ruleset.js';

/** What is struck: other kinds of units have no critical hits, or have them without a check. */
export type CheckedKind = 'mech' | 'vehicle' | 'protomech';

export interface CriticalSituation {
  readonly rules: Ruleset;
  readonly struck: CheckedKind;
  readonly location: string;
  readonly quirks: readonly Quirk[];
  readonly attackerAbilities: readonly ResolvedAbility[];
  /** As named in the catalog. Armor counts only while some is left on the location. */
  readonly armorType: string | undefined;
  readonly structureType: string | undefined;
  readonly throughArmor: boolean;
  /** Added to the roll for an armor-piercing round; undefined for all others. */
  readonly armorPiercing: number | undefined;
  readonly behindCaseII: boolean;
  readonly levelsFallen: number;
}
