import { abilityBehind, type RulesetName, SPA_CATALOG, TERRAIN_TYPES } from '../../src/edge/rules.js';
import type { Unit } from '../../src/edge/units.js';
import { titled } from '../words.js';

export const ABILITIES = Object.values(SPA_CATALOG).sort((one, other) => (one.name < other.name ? -1 : 1));

/** A designation that an ability can have. */
export interface Designation {
  /** As the suffix of the ability's id. */
  readonly value: string;
  readonly label: string;
}

/** What the designations are taken from. */
export interface Surroundings {
  /** Names of the unit's weapons. */
  readonly weapons: readonly string[];
  readonly opponents: readonly Designation[];
}

/** The designations that an ability can have; empty if it needs none. */
export function designationsFor(id: string, { weapons, opponents }: Surroundings): readonly Designation[] {
  const choice = abilityBehind(id)?.choice ?? [];
  if (choice === 'opponent') return opponents;
  if (choice === 'weapon') return [...new Set(weapons)].map((label) => ({ value: suffixOf(label), label }));
  const words = choice === 'terrain' ? TERRAIN_TYPES : choice;
  return words.map((value) => ({ value, label: titled(value) }));
}

/** "Weapon Specialist: Medium laser" */
export function abilityName(id: string, opponents: readonly Designation[] = []): string {
  const found = abilityBehind(id);
  if (found === undefined) return id;
  const chosen = found.designations.map(
    (word) => opponents.find(({ value }) => value === word)?.label ?? titled(word),
  );
  return [found.entry.name, ...(chosen.length > 0 ? [chosen.join(', ')] : [])].join(': ');
}

export const abilityEffect = (id: string, ruleset: RulesetName): string =>
  abilityBehind(id)?.entry.effects[ruleset] ?? '';

const suffixOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The unit's weapons, without duplicates. */
export function weaponNames(unit: Unit | undefined): readonly string[] {
  const names = new Set<string>();
  for (const { item } of unit?.equipment ?? []) if (item?.kind === 'weapon') names.add(item.name);
  return [...names];
}
