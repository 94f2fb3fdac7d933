/** How many of a volley hit. */
export interface ClusterRules {
  /** On the roll, for a beacon on the target. */
  readonly narc: number;
  /** On the roll of a shot that glances off. */
  readonly glancing: number;
  /** What a lock-on volley counts as having rolled where something thins it out. */
  readonly streakRoll: number;
  /** On the roll of missiles that an anti-missile system meets. */
  readonly antiMissile: number;
  /** Whether such a roll below 2 stops them all, or counts as 2. */
  readonly antiMissileStopsAll: boolean;
  /** Volleys that one anti-missile system meets in a turn. */
  readonly antiMissileVolleys: number;
  /** By one die: the rolls on which an anti-missile system shoots down a single missile. */
  readonly singleMissileShotDown: readonly number[];
}
