import type { DamageKind } from '../damage/damage-kind.js';
import type { Casualties } from '../infantry/casualties.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';
import type { EffectEntry, PodEffect } from './effect-entry.js';

/**
 * What a weapon does when it hits, as it is loaded and fired. Resolution, exact odds and the bots' expectation read this
 * record and nothing else of the weapon.
 */
export interface WeaponEffect {
  /** Points of one hit: of the shot, of a missile, of a pellet. */
  readonly points: number;
  /** Missiles, pellets, shots or guns that may hit: the column of the cluster table, 1 for a single hit. */
  readonly size: number;
  /** Points that strike one location together; 0 where there are none. */
  readonly groupPoints: number;
  /** All that hit strike one location, each with a hit of its own. */
  readonly together: boolean;
  /** What it adds to the roll of the critical check that each hit asks for; undefined if it asks for none. */
  readonly pierces: number | undefined;
  /** What armor takes it for. */
  readonly kind: DamageKind | undefined;
  /** All of them hit, or nothing is fired. */
  readonly streak: boolean;
  /** Missiles armed in the tube: of three dice of the cluster roll the lowest two count. */
  readonly hotLoaded: boolean;
  readonly cluster: ClusterEffect;
  /** Missiles that an anti-missile system may meet; 0 where there is nothing to meet. */
  readonly missiles: number;
  /** The weapon jams on an attack roll up to this, 0 if never; then it misses, or what it fired may hit all the same. */
  readonly jamsUpTo: number;
  readonly jamMisses: boolean;
  /** What serves it blows up, and the weapon with it, on an attack roll up to this. */
  readonly burstsUpTo: number;
  /** Heat for the target: from each hit, and from so many dice; half a die counts half, rounded up. */
  readonly heatEach: number;
  readonly heatDice: number;
  /** Dice of damage: in place of heat, to what does not track it, or of a burst at infantry. */
  readonly damageDice: number;
  /** Of each of these dice half counts, rounded up. */
  readonly halfDie: boolean;
  /** How the sum of points and dice becomes troopers; undefined for all that has armor. */
  readonly casualties: Casualties | undefined;
  /** It brings fire alone to what does not track heat: each missile looks for a way in. */
  readonly burns: boolean;
  readonly pod: PodEffect | undefined;
  readonly designates: boolean;
  /** Heat of one shot for the attacker, how often it fires, and what equipment adds to the whole. */
  readonly heat: number;
  readonly shots: number;
  readonly addedHeat: number;
}

/** What the weapon and its load bring to the cluster roll. */
export interface ClusterEffect {
  /** Whether it ever rolls on the table with this load, or with one of its loads where none is named. */
  readonly rolls: boolean;
  readonly missiles: boolean;
  /** Each shot of a burst counts. */
  readonly bursts: boolean;
  readonly guidance: number;
  /** The equipment that guides it; undefined where that is built in. */
  readonly guidedBy: string | undefined;
  readonly followsBeacon: boolean;
  readonly semiGuided: EffectEntry['semiGuided'];
  /** Of the fire control that serves it. */
  readonly fireControl: number;
  readonly servedBy: string | undefined;
  /** Of the weapon itself. */
  readonly own: number;
  readonly byRange: Readonly<Partial<Record<RangeBracket, number>>> | undefined;
}
