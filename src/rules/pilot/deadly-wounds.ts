/** What to roll after the first wound, the second, and so on; one more is deadly (combat.md section 18). */
export const CONSCIOUSNESS_TABLE: readonly number[] = Object.freeze([3, 5, 7, 10, 11]);
/** So many wounds kill. */
export const DEADLY_WOUNDS = CONSCIOUSNESS_TABLE.length + 1;
