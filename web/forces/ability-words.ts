import { resolveAbilities } from '../../src/rules/abilities/ability-catalog.js';
import { SPA_CATALOG } from '../../src/rules/abilities/index.js';
import type { Unit } from '../../src/units/index.js';

export const ABILITIES = Object.values(SPA_CATALOG).sort((one, other) => (one.name < other.name ? -1 : 1));

/** "Weapon Specialist: medium laser" */
export function abilityName(id: string): string {
  const [found] = resolveAbilities([id]);
  if (found === undefined) return id;
  const chosen = (found.designations ?? []).map((word) => word.replaceAll('_', ' ')).join(', ');
  return chosen === '' ? found.ability.name : `${found.ability.name}: ${chosen}`;
}

/** What an ability can be chosen for; undefined where that is open. */
export const designationsFor = (id: string): readonly string[] | undefined =>
  resolveAbilities([id])[0]?.ability.designations;

/** As it is added to the id of an ability. */
export const suffixOf = (words: string): string =>
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
