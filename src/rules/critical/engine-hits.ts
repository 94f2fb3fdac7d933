/** Hits that an engine does not survive, nor the unit (docs/rules/critical-hits.md). */
export const FATAL_ENGINE_HITS = 3;
