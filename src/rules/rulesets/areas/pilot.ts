export const CONSCIOUSNESS_ROLLS = ['each-wound', 'end-of-phase'] as const;

/** The pilot and the crew. */
export interface PilotRules {
  /** Whether each wound causes a roll at once, or all wounds of a phase one roll at its end; wounds in a move always at once. */
  readonly consciousnessRolls: (typeof CONSCIOUSNESS_ROLLS)[number];
}
