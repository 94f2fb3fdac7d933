import type { MechChassis } from '../body/chassis.js';
import type { LocationName } from '../body/plan.js';
import type { BodySide } from '../hit-location/body-sides.js';
import type { RulesetOption } from '../ruleset.js';

/** What of the target is out of a shot's reach. */
export type ShotCover = 'none' | 'legs' | 'body';
export const SHOT_COVERS: readonly ShotCover[] = Object.freeze(['none', 'legs', 'body'] as const);

/** A location that the shot, or the first group of its hits, is meant for. */
export interface ShotAim {
  readonly location: LocationName;
  /** Struck for sure, as called shots are in `standard`; else on 6 to 8 of two dice. */
  readonly sure: boolean;
}

/** One attack of a volley, with everything that its dice depend on. */
export interface VolleyShot {
  /** On two dice; with more than 12 it cannot hit. */
  readonly needed: number;
  /** Points of one hit: of the shot, of a missile, of a pellet. */
  readonly damagePerHit: number;
  /** Dice that a hit adds to these points. */
  readonly damageDice?: number;
  /** Missiles, pellets, shots or guns that may hit; left out, it is a single hit. */
  readonly clusterSize?: number;
  readonly clusterModifier?: number;
  /** Missiles armed in the tube: of three dice of the cluster roll the lowest two count. */
  readonly hotLoaded?: boolean;
  /** All of them hit, unless something thins them out. */
  readonly streak?: boolean;
  /** Points that strike one location together; left out, those of one hit. */
  readonly groupPoints?: number;
  /** The side of the target that is struck; left out, the front. */
  readonly side?: BodySide;
  readonly cover?: ShotCover;
  /** Of the target; left out: biped. */
  readonly chassis?: MechChassis;
  readonly aim?: ShotAim;
  /** Three dice are rolled, and the best two count. */
  readonly bestTwoOfThree?: boolean;
  /** The weapon jams on this roll or less: an Ultra autocannon then misses, a rotary one may hit all the same. */
  readonly jamsUpTo?: number;
  readonly jamMisses?: boolean;
  /** By so much or less above the number the shot glances off: half the damage, or 4 less on the cluster roll. */
  readonly glancingMargin?: number;
  /** An anti-missile system may meet it. */
  readonly missiles?: boolean;
  /** Of the weapon, for the attacker; a lock-on launcher makes it only when it hits. */
  readonly heat?: number;
}

export interface VolleyOptions extends RulesetOption {
  /** Of the target, in the arc: each meets the first volleys of missiles that hit and that no other has met. */
  readonly antiMissileSystems?: number;
}
