import type { Ammunition, EquipmentItem } from '../../catalog/index.js';
import type { Carried } from '../carried.js';
import type { Ruleset } from '../ruleset.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import type { IAttackerState, ITargetState, IToHitModifierDetail, IToHitOptions } from './states.js';
import type { RangeBracket, ToHitSource, WeaponCategory } from './vocabulary.js';

/** All that modifiers of a shot may look at: ids resolved, terrain summed up, weapon looked up. */
export interface ToHitSituation {
  readonly rules: Ruleset;
  readonly attacker: IAttackerState;
  readonly target: ITargetState;
  readonly options: IToHitOptions;
  /** What only some shots have: bits of `FACT`. */
  readonly facts: number;
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
  readonly weapon: EquipmentItem | undefined;
  readonly ammunition: Ammunition | undefined;
  readonly linkedTo: EquipmentItem | undefined;
  /** For comparison with what abilities are chosen for: a plain name. */
  readonly weaponName: string | undefined;
  readonly weaponCategory: WeaponCategory | undefined;
  readonly abilities: Resolved;
  readonly targetAbilities: Resolved;
  readonly quirks: Resolved;
  readonly targetQuirks: Resolved;
  readonly weaponQuirks: Resolved;
}

/** Quirks or abilities behind a list of ids, and the modifiers they may bring to shots. */
export interface Resolved {
  readonly carried: readonly Carried[];
  /** On shots of the unit that carries them. */
  readonly own: readonly ToHitModifier[];
  /** On shots at the unit that carries them. */
  readonly against: readonly ToHitModifier[];
  /** Shots are rolled with three dice, of which the best two count. */
  readonly bestTwoOfThree: boolean;
  /** Some bracket is mastered. */
  readonly mastersRange: boolean;
}

/** The only source of a modifier's number and of its words. */
export interface ToHitModifier {
  readonly id: string;
  readonly name: string;
  readonly source: ToHitSource;
  /** 0 where it does not apply. What it needs may be taken for granted. */
  readonly value: (situation: ToHitSituation) => number;
  readonly describe: string | ((situation: ToHitSituation, value: number) => string);
  /** What its words depend on, as a small number, or less than 0 where that is more; left out where it is the value. */
  readonly variant: ((situation: ToHitSituation) => number) | undefined;
  /** The bit of the fact without which it does not act, and is not asked; 0 for what is asked on every shot. */
  readonly needs: number;
  /** Listed even at 0: what every shot has. */
  readonly always: boolean;
  /** Its entries by value or variant, once they were written. */
  readonly written: IToHitModifierDetail[];
}

/** A modifier with words that depend on more than its value. */
export interface VariedModifier extends ToHitModifier {
  readonly variant: NonNullable<ToHitModifier['variant']>;
}
