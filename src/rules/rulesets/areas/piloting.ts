/** Piloting skill rolls. */
export interface PilotingRules {
  /** For each wound of the pilot. */
  readonly perWound: 0 | 1;
}
