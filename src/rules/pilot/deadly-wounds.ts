/** Target numbers after the first wound, the second, and so on. One more is fatal (docs/rules/pilot.md). */
export const CONSCIOUSNESS_TABLE: readonly number[] = Object.freeze([3, 5, 7, 10, 11]);
/** The wound that kills. */
export const DEADLY_WOUNDS = CONSCIOUSNESS_TABLE.length + 1;
