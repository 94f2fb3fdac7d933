/** Hits that destroy an engine, and with it the unit (docs/rules/critical-hits.md). */
export const FATAL_ENGINE_HITS = 3;
const FATAL_IN_TWO_SLOTS = 2;

/**
 * The same for a given engine. A compact engine has two slots in a superheavy 'Mech, so the second hit destroys it.
 */
export const fatalEngineHits = (engine: {
  readonly compact: boolean;
  readonly superheavy: boolean;
}): number => (engine.compact && engine.superheavy ? FATAL_IN_TWO_SLOTS : FATAL_ENGINE_HITS);
