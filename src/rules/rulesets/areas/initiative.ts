export const SURPLUS_MOVES = ['early', 'late'] as const;

/** The order in which units act. */
export interface InitiativeRules {
  /** Whether the side with more units acts with the additional ones in its first turns of a phase, or in its last. */
  readonly surplusMoves: (typeof SURPLUS_MOVES)[number];
  /** Whether a unit that cannot move because of damage has no turn in the movement phase. */
  readonly immobileSkipMovement: boolean;
  /** Added for a commander who is free to lead: at a command console, or as the technician of a superheavy tripod. */
  readonly commandPost: number;
}
