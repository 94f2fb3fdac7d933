import type { Munition } from '../../catalog/index.js';
import type { DamageKind } from '../damage/damage-kind.js';
import type { Dial } from '../firing/dial.js';
import type { InfantryClass } from '../infantry/against-platoon.js';
import type { TableStep } from '../table.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';

/** What a pod does that clings to a 'Mech; `none` of one that blows up instead. */
export type PodEffect = 'beacon' | 'homing' | 'haywire' | 'ecm' | 'nemesis' | 'none';

/**
 * What one word of the catalog makes of a hit. The word is a family of ammunition, a trait of the weapon, a munition, or a
 * trait of the equipment that serves the weapon. A field that is left out changes nothing.
 */
export interface EffectEntry {
  /** Damage strikes in groups of so many points, and else by single hits. */
  readonly groupPoints?: number;
  /** Only hits of one point come in groups. */
  readonly groupsSmallHitsOnly?: true;
  /** All missiles hit, or none is fired. */
  readonly streak?: true;
  /** The round bursts into as many pellets as the weapon's rack size, of so many points each. */
  readonly pelletPoints?: number;
  /** Each gun that is linked may hit. */
  readonly countsGuns?: true;
  /** All that hit strike one location, each with a hit of its own. */
  readonly strikesTogether?: true;
  /** What is left of the missiles at minimum range and inside it, rounded up, or of the damage, rounded down. */
  readonly missilesTooClose?: number;
  readonly damageTooClose?: number;
  /** Every hit asks for a critical check behind the armor; added to its roll, by size of the gun from so much on. */
  readonly piercesBySize?: readonly TableStep[];
  /** What armor takes it for, in place of what its weapon fires. */
  readonly damageKind?: DamageKind;
  /** Damage of a round is multiplied by this and rounded down. */
  readonly damageFactor?: number;
  /** What it is to people, in place of what the catalog says of the weapon. */
  readonly infantryClass?: InfantryClass;
  /** Points of a missile that count against people. */
  readonly pointsToInfantry?: number;
  /** Troopers that it costs besides by range, after vehicles have counted. */
  readonly troopersByRange?: Readonly<Partial<Record<RangeBracket, number>>>;
  /** On the cluster roll. */
  readonly clusterModifier?: number;
  /** On the cluster roll of a launcher that no fire control serves. */
  readonly unservedClusterModifier?: number;
  readonly clusterModifierByRange?: Readonly<Partial<Record<RangeBracket, number>>>;
  /** Guidance on the cluster roll: of equipment, for missiles of this munition alone. */
  readonly guidance?: number;
  readonly guides?: Munition;
  /** Missiles that a beacon on the target draws. */
  readonly followsBeacon?: true;
  /** On the cluster roll of missiles that follow a TAG: without one, with one, and with one over the horizon. */
  readonly semiGuided?: { readonly untagged: number; readonly direct: number; readonly indirect: number };
  /** Heat that each hit brings to the target. */
  readonly heatEach?: number;
  /** It brings heat and does no damage. */
  readonly heatsOnly?: true;
  /** As much heat as it does damage: in its place if the gunner wants it so, or besides. */
  readonly damageAsHeat?: 'instead' | 'besides';
  /** The share of that which it brings. */
  readonly heatShare?: number;
  /** Attached to the target. */
  readonly pod?: PodEffect;
  /** The target is designated; nothing else happens to it. */
  readonly designates?: true;
  /** While it is charged: points of damage, and heat of its own weapon. */
  readonly charge?: { readonly points: number; readonly heat: number };
  /** How strong a shot is, is set by a dial. */
  readonly dial?: Dial;
  /** It blows up, and the weapon with it, on an attack roll up to this while it is switched on. */
  readonly burstsUpTo?: number;
}

/** A family of ammunition, with what some munitions make of it alone. */
export interface FamilyEntry extends EffectEntry {
  readonly loads?: Readonly<Partial<Record<Munition, EffectEntry>>>;
}
