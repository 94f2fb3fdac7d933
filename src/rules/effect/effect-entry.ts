import type { Munition } from '../../catalog/index.js';
import type { DamageKind } from '../damage/damage-kind.js';
import type { Dial } from '../firing/dial.js';
import type { InfantryClass } from '../infantry/against-platoon.js';
import type { TableStep } from '../table.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';

/** What a pod does while attached to a 'Mech. `none` is for a pod that explodes instead. */
export type PodEffect = 'beacon' | 'homing' | 'haywire' | 'ecm' | 'nemesis' | 'none';

/**
 * What one word of the catalog changes about a hit. The word is a family of ammunition, a trait of the weapon, a
 * munition, or a trait of the equipment linked to the weapon. A field that is left out changes nothing.
 */
export interface EffectEntry {
  /** Damage strikes in groups of this many points; if left out, hit by hit. */
  readonly groupPoints?: number;
  /** Only hits of one point are grouped. */
  readonly groupsSmallHitsOnly?: true;
  /** Either all missiles hit or none are fired. */
  readonly streak?: true;
  /** The round bursts into as many pellets as the weapon's rack size, with this much damage each. */
  readonly pelletPoints?: number;
  /** Each linked gun may hit. */
  readonly countsGuns?: true;
  /** All hits strike one location, as separate hits. */
  readonly strikesTogether?: true;
  /** At or inside minimum range: the fraction of missiles that remains, rounded up, or of the damage, rounded down. */
  readonly missilesTooClose?: number;
  readonly damageTooClose?: number;
  /** Every hit makes a critical check behind the armor. This is added to the check's roll, by size of the gun. */
  readonly piercesBySize?: readonly TableStep[];
  /** The kind of damage that armor reacts to, in place of the weapon's own. */
  readonly damageKind?: DamageKind;
  /** Multiplies the damage of a round, rounded down. */
  readonly damageFactor?: number;
  /** The weapon's class against infantry, in place of the catalog's. */
  readonly infantryClass?: InfantryClass;
  /** Damage that one missile counts for against infantry. */
  readonly pointsToInfantry?: number;
  /** Additional troopers lost, by range, added after the doubling for mechanized infantry. */
  readonly troopersByRange?: Readonly<Partial<Record<RangeBracket, number>>>;
  /** Added to the cluster roll. */
  readonly clusterModifier?: number;
  /** Added to the cluster roll of a launcher without linked fire control. */
  readonly unservedClusterModifier?: number;
  readonly clusterModifierByRange?: Readonly<Partial<Record<RangeBracket, number>>>;
  /** Added to the cluster roll for guidance. Linked equipment guides only missiles of the munition in `guides`. */
  readonly guidance?: number;
  readonly guides?: Munition;
  /** The missiles home in on a beacon on the target. */
  readonly followsBeacon?: true;
  /**
   * Added to the cluster roll of missiles that follow a TAG: untagged, tagged in direct fire, tagged in indirect
   * fire.
   */
  readonly semiGuided?: { readonly untagged: number; readonly direct: number; readonly indirect: number };
  /** Heat to the target from each hit. */
  readonly heatEach?: number;
  /** It causes heat and no damage. */
  readonly heatsOnly?: true;
  /** Causes as much heat as damage: instead of the damage if the attacker chooses so, or in addition. */
  readonly damageAsHeat?: 'instead' | 'besides';
  /** The fraction of that heat that the target takes. */
  readonly heatShare?: number;
  /** A pod attaches to the target. */
  readonly pod?: PodEffect;
  /** The target is designated and takes no other effect. */
  readonly designates?: true;
  /**
   * What a charged capacitor adds: points of damage, and heat to the attacker. On an attack roll of `breaksUpTo` or less,
   * the weapon breaks.
   */
  readonly charge?: { readonly points: number; readonly heat: number; readonly breaksUpTo?: number };
  /** A 'Mech that fires it in a turn in which it moved makes a piloting roll. */
  readonly recoils?: true;
  /** Each hit is a shock to the target's electronics. */
  readonly shocks?: true;
  /** The dial that sets the strength of a shot. */
  readonly dial?: Dial;
  /** While switched on, it explodes together with the weapon on an attack roll of this or less. */
  readonly burstsUpTo?: number;
}

/** A family of ammunition, with the effects of munitions that are specific to it. */
export interface FamilyEntry extends EffectEntry {
  readonly loads?: Readonly<Partial<Record<Munition, EffectEntry>>>;
}
