export const BREACH_SIDES = ['high', 'low'] as const;

/** Where air is thin, or water presses in. */
export type HostileSurroundings = 'vacuum' | 'trace-atmosphere' | 'water';

/** Hits that count beyond their damage. */
export interface CriticalRules {
  /** The roll that breaches a location which lost armor, and all beyond it. */
  readonly breachNumber: Readonly<Record<HostileSurroundings, number>>;
  /** Which way that is: to higher rolls, or to lower ones. */
  readonly breachedOnRolls: (typeof BREACH_SIDES)[number];
}
