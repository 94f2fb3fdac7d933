import type { DamageKind } from '../../damage/damage-kind.js';

/** The source of damage; `other` if it is not stated. */
export type DamageSource = DamageKind | 'other';

/** How an armor changes damage; by default, a point of armor absorbs a point of damage. */
export interface ArmorRule {
  /** Damage that one point absorbs, by source; 1 for sources that are left out. */
  readonly damagePerPoint: Readonly<Partial<Record<DamageSource, number>>>;
  /** A hit is reduced by a point for every N points, or part of them, but never to 0; not for sources that are left out. */
  readonly losesOneIn: Readonly<Partial<Record<DamageSource, number>>>;
  /** The same for every N full points. */
  readonly losesOneInFull?: Readonly<Partial<Record<DamageSource, number>>>;
  /** Points by which a hit is increased, as long as there is more armor than this. */
  readonly eatenBy?: Readonly<
    Partial<Record<DamageSource, { readonly points: number; readonly above: number }>>
  >;
  /** A hit of more than this many points causes a critical check behind it; left out if none does. */
  readonly piercedAbove?: number;
  /** The share of heat from outside that gets through, rounded down, but at least this much; left out, all of it. */
  readonly heat?: { readonly share: number; readonly least: number };
}

/** The effects of armor on damage. */
export interface DamageRules {
  /** By `armor.type` of the catalog; all others take damage point by point. */
  readonly armors: Readonly<Record<string, ArmorRule>>;
  /** Armors that no through-armor hit pierces, by the same words. */
  readonly stopsThroughArmor: readonly string[];
  /** Armors behind which armor-piercing rounds cause no critical check, and the modifiers of others to the roll. */
  readonly stopsArmorPiercing: readonly string[];
  readonly armorPiercingRoll: Readonly<Record<string, number>>;
  /** Armors that no lance pierces. */
  readonly stopsLances: readonly string[];
}
