import { resolveAbilities } from '../../src/rules/abilities/ability-catalog.js';
import { SPA_CATALOG } from '../../src/rules/abilities/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { TERRAIN_TYPES } from '../../src/rules/terrain/index.js';
import type { Unit } from '../../src/units/index.js';
import { titled } from '../words.js';

export const ABILITIES = Object.values(SPA_CATALOG).sort((one, other) => (one.name < other.name ? -1 : 1));

/** Somebody or something that an ability may be chosen for. */
export interface Designation {
  /** As it is added to the id of the ability. */
  readonly value: string;
  readonly label: string;
}

/** Who and what is around. */
export interface Surroundings {
  /** Names of the unit's weapons. */
  readonly weapons: readonly string[];
  readonly opponents: readonly Designation[];
}

/** What an ability can be chosen for; nothing for those that need no choice. */
export function designationsFor(id: string, { weapons, opponents }: Surroundings): readonly Designation[] {
  const [found] = resolveAbilities([id]);
  if (found === undefined) return [];
  const { designations, requiresDesignation, hooks, pipelines } = found.ability;
  if (!requiresDesignation && found.id !== 'sandblaster') return [];
  if (designations !== undefined) return designations.map((value) => ({ value, label: titled(value) }));
  if (Object.values(hooks).some(({ namesQuarry }) => namesQuarry)) return opponents;
  if (!pipelines.includes('to-hit')) {
    return TERRAIN_TYPES.map((value) => ({ value, label: titled(value) }));
  }
  return [...new Set(weapons)].map((label) => ({ value: suffixOf(label), label }));
}

/** "Weapon Specialist: Medium laser" */
export function abilityName(id: string, opponents: readonly Designation[] = []): string {
  const [found] = resolveAbilities([id]);
  if (found === undefined) return id;
  const chosen = (found.designations ?? []).map(
    (word) => opponents.find(({ value }) => value === word)?.label ?? titled(word),
  );
  return chosen.length === 0 ? found.ability.name : `${found.ability.name}: ${chosen.join(', ')}`;
}

export const abilityEffect = (id: string, ruleset: RulesetName): string =>
  resolveAbilities([id])[0]?.ability.effects[ruleset] ?? '';

const suffixOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Weapons of the unit, each once. */
export function weaponNames(unit: Unit | undefined): readonly string[] {
  const names = new Set<string>();
  for (const { item } of unit?.equipment ?? []) if (item?.kind === 'weapon') names.add(item.name);
  return [...names];
}
