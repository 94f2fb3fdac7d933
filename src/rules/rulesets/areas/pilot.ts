export const CONSCIOUSNESS_ROLLS = ['each-wound', 'end-of-phase'] as const;

/** The pilot and the crew. */
export interface PilotRules {
  /** Whether each wound is rolled for at once, or all of a phase together when it ends; of a move, when they come. */
  readonly consciousnessRolls: (typeof CONSCIOUSNESS_ROLLS)[number];
}
