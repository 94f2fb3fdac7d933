/** Hits that an engine does not survive, nor the unit (docs/rules/critical-hits.md). */
export const FATAL_ENGINE_HITS = 3;
const FATAL_IN_TWO_SLOTS = 2;

/** The same for one engine: a compact one has two slots in a superheavy 'Mech, and does not survive the second hit. */
export const fatalEngineHits = (engine: {
  readonly compact: boolean;
  readonly superheavy: boolean;
}): number => (engine.compact && engine.superheavy ? FATAL_IN_TWO_SLOTS : FATAL_ENGINE_HITS);
