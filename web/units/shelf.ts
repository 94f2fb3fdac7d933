import { computed, signal } from '@preact/signals';
import { UnitLibrary } from '../../src/edge/units.js';
import { nameOf, type ShelfUnit } from './shelf-unit.js';
import { STARTERS } from './starter.js';

/** Read from the user's files; they never leave the device. */
export const ownUnits = signal<readonly ShelfUnit[]>([]);

/** Everything that can be chosen, the user's own first. */
export const shelf = computed<readonly ShelfUnit[]>(() => {
  const taken = new Set(ownUnits.value.map(nameOf));
  return [...ownUnits.value, ...STARTERS.filter((starter) => !taken.has(nameOf(starter)))];
});

const startersByName = new Map(STARTERS.map((starter) => [nameOf(starter), starter]));

/** The unit of this name that comes with the page, so that everybody has it; a file of the user's may hide it. */
export const starterNamed = (name: string): ShelfUnit | undefined => startersByName.get(name);

const library = computed(() => new UnitLibrary(shelf.value));

/** By name as it is written; other spellings join as somebody uses them. */
const named = computed(() => {
  const units = new Map<string, ShelfUnit | undefined>();
  for (const unit of shelf.value) if (!units.has(nameOf(unit))) units.set(nameOf(unit), unit);
  return units;
});

/** The unit of this name in any usual spelling, if there is exactly one. */
export function unitNamed(name: string): ShelfUnit | undefined {
  const units = named.value;
  if (units.has(name)) return units.get(name);
  const finding = library.value.find(name);
  const unit = finding.kind === 'found' ? units.get(nameOf(finding.entry)) : undefined;
  units.set(name, unit);
  return unit;
}

export const nearNames = (name: string): readonly string[] => library.value.near(name);
