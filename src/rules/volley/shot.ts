import type { MechChassis } from '../body/chassis.js';
import type { LocationName } from '../body/plan.js';
import type { BodySide } from '../hit-location/body-sides.js';
import type { RulesetOption } from '../ruleset.js';

/** The part of the target that a shot cannot hit. */
export type ShotCover = 'none' | 'legs' | 'body';
export const SHOT_COVERS: readonly ShotCover[] = Object.freeze(['none', 'legs', 'body'] as const);

/** The location that the shot, or its first group of hits, is aimed at. */
export interface ShotAim {
  readonly location: LocationName;
  /** Certain, as called shots are in `standard`; otherwise by the aimed-shot roll of the ruleset. */
  readonly sure: boolean;
}

/** One attack of a volley, with everything that its dice depend on. */
export interface VolleyShot {
  /** The to-hit number on two dice. Above 12 it cannot hit. */
  readonly needed: number;
  /** Damage of one hit: of the shot, of a missile or of a pellet. */
  readonly damagePerHit: number;
  /** Dice of damage that a hit adds to these points. */
  readonly damageDice?: number;
  /** Missiles, pellets, shots or guns that may hit; if left out, it is a single hit. */
  readonly clusterSize?: number;
  readonly clusterModifier?: number;
  /** The missiles are armed in the tube: the cluster roll uses three dice and keeps the lowest two. */
  readonly hotLoaded?: boolean;
  /** All missiles hit, unless something reduces their number. */
  readonly streak?: boolean;
  /** Points that strike one location together; if left out, those of one hit. */
  readonly groupPoints?: number;
  /** The side of the target that is hit; if left out, the front. */
  readonly side?: BodySide;
  readonly cover?: ShotCover;
  /** Of the target; if left out: biped. */
  readonly chassis?: MechChassis;
  readonly aim?: ShotAim;
  /** The roll uses three dice and keeps the best two. */
  readonly bestTwoOfThree?: boolean;
  /** The weapon jams on this roll or less. An Ultra autocannon then misses; a rotary one may still hit. */
  readonly jamsUpTo?: number;
  readonly jamMisses?: boolean;
  /** A hit by this margin or less is a glancing blow: half the damage, or a penalty to the cluster roll. */
  readonly glancingMargin?: number;
  /** An anti-missile system may engage it. */
  readonly missiles?: boolean;
  /** Heat to the attacker. A Streak launcher causes it only when it hits. */
  readonly heat?: number;
}

export interface VolleyOptions extends RulesetOption {
  /** Of the target, in the arc. Each engages the first missile volleys that hit and that no other has engaged. */
  readonly antiMissileSystems?: number;
  /** Volleys that they can engage together; if left out, as many each as the ruleset says. */
  readonly antiMissileVolleys?: number;
}
