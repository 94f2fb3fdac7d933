import {
  FURTHER_QUIRK_CATALOG,
  QUIRK_CATALOG,
  type QuirkEntry,
  type RulesetName,
} from '../../src/edge/rules.js';
import { titled } from '../words.js';

/** Includes quirks that battles do not use. */
const KNOWN: ReadonlyMap<string, QuirkEntry> = new Map(
  Object.values({ ...QUIRK_CATALOG, ...FURTHER_QUIRK_CATALOG }).map((entry) => [entry.id, entry]),
);

/** Whether a quirk can change an attack with weapons; others act on punches and kicks, piloting or initiative. */
export function changesAttacks(id: string): boolean {
  const entry = KNOWN.get(id);
  if (entry === undefined || entry.category === 'physical') return false;
  return entry.pipelines.some((pipeline) => pipeline !== 'psr' && pipeline !== 'initiative');
}

export const quirkName = (id: string): string => KNOWN.get(id)?.name ?? titled(id);
export const quirkEffect = (id: string, ruleset: RulesetName): string =>
  KNOWN.get(id)?.effects[ruleset] ?? 'Not known to TarComp';
