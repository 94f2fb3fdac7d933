import type { Ammunition, EquipmentItem } from '../../catalog/index.js';
import type { Carried } from '../carried.js';
import type { Environment } from '../environment/environment.js';
import type { Ruleset } from '../ruleset.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import type { IAttackerState, ITargetState, IToHitModifierDetail } from './states.js';
import type { AimedShot, RangeBracket, ToHitSource, WeaponCategory } from './vocabulary.js';

/** All that modifiers of a shot may look at: ids resolved, terrain summed up, weapon looked up. */
export interface ToHitSituation {
  readonly rules: Ruleset;
  readonly attacker: IAttackerState;
  readonly target: ITargetState;
  readonly bracket: RangeBracket;
  readonly range: number;
  /** Whether the bracket can be fired at at all. */
  readonly reachable: boolean;
  /** Whether extreme range may be fired at. */
  readonly extremeRange: boolean;
  /** Of the bracket; 0 where it cannot be reached. */
  readonly rangeModifier: number;
  readonly minimumRange: number;
  readonly targetMovement: number;
  readonly interveningTerrain: number;
  readonly targetTerrain: number;
  /** What the target's hex holds. */
  readonly targetHex: readonly TerrainFeature[];
  /** From what stands before the target, or from the water that it stands in. */
  readonly partialCover: boolean;
  readonly environment: Environment | undefined;
  readonly weapon: EquipmentItem | undefined;
  readonly ammunition: Ammunition | undefined;
  readonly linkedTo: EquipmentItem | undefined;
  /** For comparison with what abilities are chosen for: a plain name. */
  readonly weaponName: string | undefined;
  readonly weaponCategory: WeaponCategory | undefined;
  readonly aimed: AimedShot | undefined;
  readonly damageSetting: number | undefined;
  readonly abilities: readonly Carried[];
  readonly quirks: readonly Carried[];
  readonly targetQuirks: readonly Carried[];
  /** What the quirks of attacker, target and weapon may bring. */
  readonly quirkModifiers: readonly ToHitModifier[];
  readonly targetQuirkModifiers: readonly ToHitModifier[];
  readonly weaponQuirkModifiers: readonly ToHitModifier[];
  /** What the abilities of both pilots may bring. */
  readonly abilityModifiers: readonly ToHitModifier[];
  readonly targetAbilityModifiers: readonly ToHitModifier[];
}

/** The only source of a modifier's number and of its words. */
export interface ToHitModifier {
  readonly id: string;
  readonly name: string;
  readonly source: ToHitSource;
  /** 0 where it does not apply. */
  readonly value: (situation: ToHitSituation) => number;
  readonly describe: string | ((situation: ToHitSituation, value: number) => string);
  /** What its words hang on, as a small number, or less than 0 where that is more; left out where it is the value. */
  readonly variant: ((situation: ToHitSituation) => number) | undefined;
  /** Listed even at 0: what every shot has. */
  readonly always: boolean;
  /** Its entries by value or variant, once they were written. */
  readonly written: IToHitModifierDetail[];
}
