/** The phases of a turn in their order, and the end of the battle. */
export const PHASES = ['initiative', 'movement', 'weapons', 'physical', 'heat', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];
