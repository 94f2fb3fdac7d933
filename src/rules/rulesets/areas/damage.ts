import type { DamageKind } from '../../damage/damage-kind.js';

/** The source of damage; `other` if it is not stated. */
export type DamageSource = DamageKind | 'other';

/** What an armor does to damage other than to take it point by point. */
export interface ArmorRule {
  /** Damage that one point takes; 1 from what is left out. */
  readonly damagePerPoint: Readonly<Partial<Record<DamageSource, number>>>;
  /** A hit loses a point for each so many points, or part of them, but never all; whole from what is left out. */
  readonly losesOneIn: Readonly<Partial<Record<DamageSource, number>>>;
  /** The same for each so many whole points; a part of them costs nothing. */
  readonly losesOneInFull?: Readonly<Partial<Record<DamageSource, number>>>;
  /** Points by which a hit grows, as long as there is more armor than so much. */
  readonly eatenBy?: Readonly<
    Partial<Record<DamageSource, { readonly points: number; readonly above: number }>>
  >;
  /** A hit of more than this many points causes a critical check behind it; left out if none does. */
  readonly piercedAbove?: number;
  /** The share of heat that others bring, rounded down, but not less than so much of what there is; left out, all. */
  readonly heat?: { readonly share: number; readonly least: number };
}

/** What armor makes of damage. */
export interface DamageRules {
  /** By `armor.type` of the catalog; all others take damage point by point. */
  readonly armors: Readonly<Record<string, ArmorRule>>;
  /** Armors that no through-armor hit pierces, by the same words. */
  readonly stopsThroughArmor: readonly string[];
  /** Armors behind which armor-piercing rounds ask for no critical check, and what others add to the roll. */
  readonly stopsArmorPiercing: readonly string[];
  readonly armorPiercingRoll: Readonly<Record<string, number>>;
  /** Armors that no lance pierces. */
  readonly stopsLances: readonly string[];
}
