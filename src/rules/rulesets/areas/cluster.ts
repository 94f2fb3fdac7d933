import type { AmmoFamily } from '../../../catalog/index.js';

/** How many of a volley hit. */
export interface ClusterRules {
  /** Modifier of the roll for a beacon on the target. */
  readonly narc: number;
  /** Modifier of the roll for a glancing blow. */
  readonly glancing: number;
  /** The cluster roll that a Streak volley counts as if something reduces its hits. */
  readonly streakRoll: number;
  /** Modifier of the roll for missiles that an anti-missile system engages. */
  readonly antiMissile: number;
  /** Whether such a roll below 2 stops them all, or counts as 2. */
  readonly antiMissileStopsAll: boolean;
  /** Volleys that one anti-missile system engages in a turn. */
  readonly antiMissileVolleys: number;
  /** The same of systems that differ, by family of their ammunition. */
  readonly antiMissileVolleysOf: Readonly<Partial<Record<AmmoFamily, number>>>;
  /** By one die: the rolls on which an anti-missile system shoots down a single missile. */
  readonly singleMissileShotDown: readonly number[];
}
