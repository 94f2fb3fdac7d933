/** Hits that an engine does not survive, nor the unit (combat.md 16.4). */
export const FATAL_ENGINE_HITS = 3;
