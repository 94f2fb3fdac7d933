import type { DamageKind } from '../damage/damage-kind.js';
import type { Casualties } from '../infantry/casualties.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';
import type { EffectEntry, PodEffect } from './effect-entry.js';

/**
 * The effect of a weapon's hit, as loaded and fired. Resolution, exact odds and the bots' expected damage read this
 * record and nothing else about the weapon.
 */
export interface WeaponEffect {
  /** Damage of one hit: of the shot, of a missile or of a pellet. */
  readonly points: number;
  /** Missiles, pellets, shots or guns that may hit: the column of the cluster table. 1 for a single hit. */
  readonly size: number;
  /** Points that strike one location together; 0 for no damage. */
  readonly groupPoints: number;
  /** All hits strike one location, as separate hits. */
  readonly together: boolean;
  /** Added to the roll of the critical check that each hit makes; undefined if hits make none. */
  readonly pierces: number | undefined;
  /** The kind of damage that armor reacts to. */
  readonly kind: DamageKind | undefined;
  /** Either all missiles hit or none are fired. */
  readonly streak: boolean;
  /** The missiles are armed in the tube: the cluster roll uses three dice and keeps the lowest two. */
  readonly hotLoaded: boolean;
  readonly cluster: ClusterEffect;
  /** Missiles that an anti-missile system may engage; 0 for other weapons. */
  readonly missiles: number;
  /**
   * The weapon jams on an attack roll of this or less; 0 for never. `jamMisses` says whether the jammed shot misses
   * too.
   */
  readonly jamsUpTo: number;
  readonly jamMisses: boolean;
  /** On an attack roll of this or less, the linked equipment explodes together with the weapon. */
  readonly burstsUpTo: number;
  /** On an attack roll of this or less, the weapon breaks; 0 for never. */
  readonly breaksUpTo: number;
  /** A 'Mech that fires it in a turn in which it moved makes a piloting roll. */
  readonly recoils: boolean;
  /** Each hit is a shock to the target's electronics. */
  readonly shocks: boolean;
  /** Heat for the target: from each hit, and from so many dice; half a die counts half, rounded up. */
  readonly heatEach: number;
  readonly heatDice: number;
  /** Dice of damage: instead of heat against a target that does not track heat, or of a burst at infantry. */
  readonly damageDice: number;
  /** Each of these dice counts half, rounded up. */
  readonly halfDie: boolean;
  /**
   * How the sum of points and dice becomes troopers lost, or points to a squad behind the walls or floors of a
   * building; undefined for other targets with armor.
   */
  readonly casualties: Casualties | undefined;
  /** Fire alone, against a target that does not track heat: each missile rolls for its own effect. */
  readonly burns: boolean;
  readonly pod: PodEffect | undefined;
  readonly designates: boolean;
  /** Heat to the attacker: of one shot, the number of shots, and the total from linked equipment. */
  readonly heat: number;
  readonly shots: number;
  readonly addedHeat: number;
}

/** What the weapon and its load contribute to the cluster roll. */
export interface ClusterEffect {
  /** Whether it rolls on the table with this load, or with any of its loads if none is named. */
  readonly rolls: boolean;
  readonly missiles: boolean;
  /** The cluster roll counts the shots of a burst. */
  readonly bursts: boolean;
  readonly guidance: number;
  /** The equipment that guides it; undefined if guidance is built in. */
  readonly guidedBy: string | undefined;
  readonly followsBeacon: boolean;
  readonly semiGuided: EffectEntry['semiGuided'];
  /** Modifier of the linked fire control. */
  readonly fireControl: number;
  readonly servedBy: string | undefined;
  /** Modifier of the weapon itself. */
  readonly own: number;
  readonly byRange: Readonly<Partial<Record<RangeBracket, number>>> | undefined;
}

/** Whether a hit attaches a pod; a pod may also explode instead. */
export const attaches = ({ pod }: { readonly pod?: PodEffect | undefined }): boolean =>
  pod !== undefined && pod !== 'none';
