import { type Signal, signal } from '@preact/signals';
import type { Unit } from '../../src/edge/units.js';
import { fetchedUnit, type ShelfUnit } from '../units/shelf-unit.js';
import type { NamedRow } from './questions.js';

// Units of the library by name. Views ask for them if no loaded unit has the name.

type Lookup =
  | { readonly is: 'looking' }
  | { readonly is: 'found'; readonly unit: ShelfUnit }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly words: string };

const LOOKING: Lookup = { is: 'looking' };

const lookups = new Map<string, { readonly state: Signal<Lookup>; done: Promise<void> }>();

function lookupOf(name: string) {
  let lookup = lookups.get(name);
  if (lookup === undefined) {
    const state = signal<Lookup>(LOOKING);
    lookup = { state, done: look(name, state) };
    lookups.set(name, lookup);
  }
  return lookup;
}

/** The library's unit of this name. Components and computed signals that read it are updated when it is known. */
export const lookUp = (name: string): Lookup => lookupOf(name).state.value;

/** The same, for callers that can wait. */
export async function whenLookedUp(name: string): Promise<ShelfUnit | undefined> {
  const { state, done } = lookupOf(name);
  await done;
  const found = state.peek();
  return found.is === 'found' ? found.unit : undefined;
}

/** Asks again for units that failed to load. */
export function lookAgain(name: string): void {
  const lookup = lookupOf(name);
  if (lookup.state.peek().is !== 'failed') return;
  lookup.state.value = LOOKING;
  lookup.done = look(name, lookup.state);
}

async function look(name: string, state: Signal<Lookup>): Promise<void> {
  try {
    const found = await fetchUnit(name);
    state.value =
      found === undefined
        ? { is: 'unknown' }
        : { is: 'found', unit: { ...listed(found.row), ...atHand(found.unit) } };
  } catch (error) {
    state.value = { is: 'failed', words: error instanceof Error ? error.message : String(error) };
  }
}

/** Its code is loaded with the first unit. */
const fetchUnit = async (name: string) => (await import('./library-unit.js')).fetchLibraryUnit(name);

const listed = ({ id, called, chassis, model, clanName, tonnage, unitType }: NamedRow) => ({
  chassis,
  model,
  called,
  ...(clanName !== null && { clanName }),
  tonnage: tonnage ?? undefined,
  unitType,
  own: false,
  file: `${id}.json`,
});

const atHand = (unit: Unit): Pick<ShelfUnit, 'unit' | 'problem' | 'fetch'> => ({
  unit: () => unit,
  problem: () => undefined,
  fetch: async () => unit,
});

/** A unit that a search found, which is read when it is chosen. */
export const shelfUnitOf = (row: NamedRow): ShelfUnit => ({
  ...listed(row),
  ...fetchedUnit(async () => {
    const found = await fetchUnit(row.id);
    if (found === undefined) throw new Error('the library has no such unit any more');
    return found.unit;
  }),
});
