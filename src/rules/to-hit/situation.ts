import type { Ammunition, EquipmentItem } from '../../catalog/index.js';
import type { Carried } from '../carried.js';
import type { Ruleset } from '../ruleset.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import type { IAttackerState, ITargetState, IToHitModifierDetail, IToHitOptions } from './states.js';
import type { RangeBracket, ToHitSource, WeaponCategory } from './vocabulary.js';

/** Everything that the modifiers of a shot may use: resolved ids, summed terrain, the weapon looked up. */
export interface ToHitSituation {
  readonly rules: Ruleset;
  readonly attacker: IAttackerState;
  readonly target: ITargetState;
  readonly options: IToHitOptions;
  /** Bits of `FACT`: what only some shots have. */
  readonly facts: number;
  readonly bracket: RangeBracket;
  readonly range: number;
  /** Whether the bracket can be fired at. */
  readonly reachable: boolean;
  /** Whether extreme range can be fired at. */
  readonly extremeRange: boolean;
  /** Of the bracket; 0 if it is out of reach. */
  readonly rangeModifier: number;
  readonly minimumRange: number;
  readonly targetMovement: number;
  readonly interveningTerrain: number;
  readonly targetTerrain: number;
  /** The terrain of the target's hex. */
  readonly targetHex: readonly TerrainFeature[];
  /** From an obstacle in front of the target, or from the water it stands in. */
  readonly partialCover: boolean;
  readonly weapon: EquipmentItem | undefined;
  readonly ammunition: Ammunition | undefined;
  readonly linkedTo: EquipmentItem | undefined;
  /** The plain name, to compare with the designations of abilities. */
  readonly weaponName: string | undefined;
  readonly weaponCategory: WeaponCategory | undefined;
  readonly abilities: Resolved;
  readonly targetAbilities: Resolved;
  readonly quirks: Resolved;
  readonly targetQuirks: Resolved;
  readonly weaponQuirks: Resolved;
}

/** The quirks or abilities of a list of ids, with their to-hit modifiers. */
export interface Resolved {
  readonly carried: readonly Carried[];
  /** For shots by the unit that has them. */
  readonly own: readonly ToHitModifier[];
  /** For shots at the unit that has them. */
  readonly against: readonly ToHitModifier[];
  /** Shots are rolled with three dice, keeping the best two. */
  readonly bestTwoOfThree: boolean;
  /** The pilot has mastered a range bracket. */
  readonly mastersRange: boolean;
}

/** The only source of a modifier's number and its words. */
export interface ToHitModifier {
  readonly id: string;
  readonly name: string;
  readonly source: ToHitSource;
  /** 0 where it does not apply. It may assume the fact it needs. */
  readonly value: (situation: ToHitSituation) => number;
  /** Its entry, if neither its number nor its words ever differ. */
  readonly fixed: IToHitModifierDetail | undefined;
  readonly describe: string | ((situation: ToHitSituation, value: number) => string);
  /**
   * What its words depend on, as a small number, or below 0 if that is not enough; undefined if they depend on the
   * value.
   */
  readonly variant: ((situation: ToHitSituation) => number) | undefined;
  /** The bit of the fact it needs. Without that fact it is not evaluated. 0 if it is evaluated for every shot. */
  readonly needs: number;
  /** Listed even at 0, because every shot has it. */
  readonly always: boolean;
  /** Cached entries, by value or variant. */
  readonly written: IToHitModifierDetail[];
}

/** A modifier whose words depend on more than its value. */
export interface VariedModifier extends ToHitModifier {
  readonly variant: NonNullable<ToHitModifier['variant']>;
}
