import { computed, type ReadonlySignal } from '@preact/signals';
import { type Unit, UnitLibrary } from '../../src/edge/units.js';
import { lookUp, whenLookedUp } from '../library/library-shelf.js';
import { keptUnits } from './kept-units.js';
import type { OwnUnit } from './own-unit.js';
import { fetchedUnit, nameOf, type ShelfUnit } from './shelf-unit.js';
import { STARTERS } from './starter.js';

/** One entry for each stored unit, so that it is read once. */
const entries = new WeakMap<OwnUnit, ShelfUnit>();

function entryOf(kept: OwnUnit): ShelfUnit {
  let entry = entries.get(kept);
  if (entry === undefined) {
    const { chassis, model, clanName, tonnage, unitType } = kept.facts;
    entry = {
      chassis,
      model,
      ...(clanName !== undefined && { clanName }),
      tonnage,
      unitType,
      own: true,
      file: kept.file,
      ...fetchedUnit(async () => (await import('./own-units.js')).readKeptUnit(kept)),
    };
    entries.set(kept, entry);
  }
  return entry;
}

/** Read from the user's files, which never leave the device. Undefined until they have been read. */
const ownUnits = computed(() => keptUnits.listing.value?.values.map(entryOf));

/** All units that can be chosen, the user's own first. */
export const shelf = computed<readonly ShelfUnit[]>(() => {
  const own = ownUnits.value ?? [];
  const taken = new Set(own.map(nameOf));
  return [...own, ...STARTERS.filter((starter) => !taken.has(nameOf(starter)))];
});

const startersByName = new Map(STARTERS.map((starter) => [nameOf(starter), starter]));

/** The unit of this name that comes with the page, for every user; a user's own file may hide it. */
export const starterNamed = (name: string): ShelfUnit | undefined => startersByName.get(name);

const library = computed(() => new UnitLibrary<ShelfUnit>(shelf.value));

/** By name, exactly as written. */
const written = computed(() => {
  const units = new Map<string, ShelfUnit>();
  for (const unit of shelf.value) if (!units.has(nameOf(unit))) units.set(nameOf(unit), unit);
  return units;
});

/** A signal for each requested name, so that other units' changes cause no update. */
const named = new Map<string, ReadonlySignal<ShelfUnit | undefined>>();

/** The unit of this name in any usual spelling, if there is exactly one: loaded, or else in the library. */
export function unitNamed(name: string): ShelfUnit | undefined {
  let unit = named.get(name);
  if (unit === undefined) {
    unit = computed(() => {
      const exact = written.value.get(name);
      if (exact !== undefined) return exact;
      const finding = library.value.find(name);
      if (finding.kind === 'found') return finding.entry;
      const inLibrary = lookedUp(name);
      return inLibrary?.is === 'found' ? inLibrary.unit : undefined;
    });
    named.set(name, unit);
  }
  return unit.value;
}

/** The library's unit of this name; undefined if the library is not needed for it. */
function lookedUp(name: string): ReturnType<typeof lookUp> | undefined {
  // One of the user's own units may have the name.
  return name === '' || ownUnits.value === undefined ? undefined : lookUp(name);
}

/** The unit of this name, for callers that can wait. */
export async function findUnit(name: string): Promise<ShelfUnit | undefined> {
  await keptUnits.list();
  return unitNamed(name) ?? whenLookedUp(name);
}

/**
 * The unit of this name, if it is loaded. Otherwise it is fetched, and components and computed signals that read it are
 * updated when it arrives.
 */
export function unitAtHand(name: string): Unit | undefined {
  const found = unitNamed(name);
  const unit = found?.unit();
  // A failure is reported until the unit is chosen again.
  if (found !== undefined && unit === undefined && found.problem() === undefined)
    found.fetch().catch(() => {});
  return unit;
}

/** Why a known unit is not loaded: it is on its way, or failed. Undefined if no unit has this name. */
export function awaited(name: string): string | undefined {
  const found = unitNamed(name);
  if (found === undefined) return absence(name);
  const problem = found.problem();
  return problem === undefined ? `Reading ${name} …` : `${name} cannot be read: ${problem}`;
}

/** Whether the library could not be asked for a unit. */
export const isUnfetched = (name: string): boolean => lookedUp(name)?.is === 'failed';

function absence(name: string): string | undefined {
  if (ownUnits.value === undefined) return `Looking for ${name} …`;
  const looked = lookedUp(name);
  if (looked?.is === 'looking') return `Looking for ${name} in the library …`;
  return looked?.is === 'failed' ? `${name} cannot be fetched from the library: ${looked.words}` : undefined;
}

export const nearNames = (name: string): readonly string[] => library.value.near(name);
