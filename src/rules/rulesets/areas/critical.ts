import type { AmmoFamily } from '../../../catalog/index.js';

export const BREACH_SIDES = ['high', 'low'] as const;

/** In thin air, or under pressure of water: below its surface, or on it if the hit comes from above. */
export type HostileSurroundings = 'vacuum' | 'trace-atmosphere' | 'water' | 'surface';

/** Hits with effects beyond their damage. */
export interface CriticalRules {
  /** The roll from which on a location that lost armor is breached. */
  readonly breachNumber: Readonly<Record<HostileSurroundings, number>>;
  /** By how many pips armor makes that easier, as the catalog names it. */
  readonly breachEasier: Readonly<Record<string, number>>;
  /** Which way that is: to higher rolls, or to lower ones. */
  readonly breachedOnRolls: (typeof BREACH_SIDES)[number];
  /** Whether a leg that is breached counts as destroyed. */
  readonly breachedLegIsLost: boolean;
  /** Critical hits that destroy a gun, by family of its ammunition; all others go with the first. */
  readonly hitsToDestroy: Readonly<Partial<Record<AmmoFamily, number>>>;
  /** Whether `hitsToDestroy` also applies to the guns of vehicles and emplacements. */
  readonly gunsOfVehiclesBearHits: boolean;
}
