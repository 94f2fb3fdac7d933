/** What to roll after the first wound, the second, and so on; one more is deadly (docs/rules/pilot.md). */
export const CONSCIOUSNESS_TABLE: readonly number[] = Object.freeze([3, 5, 7, 10, 11]);
/** So many wounds kill. */
export const DEADLY_WOUNDS = CONSCIOUSNESS_TABLE.length + 1;
