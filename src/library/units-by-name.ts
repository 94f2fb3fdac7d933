import { bareName, nearNames } from '../units/near-names.js';
import type { LibraryTable } from './library-table.js';

/** Units by name, in any case and punctuation, with either name of the chassis or with both. */
export class UnitsByName {
  readonly #table: LibraryTable;
  #places: ReadonlyMap<string, number> | undefined;

  constructor(table: LibraryTable) {
    this.#table = table;
  }

  /** Where several share a name, the unit with the plain id wins: nothing but the name. */
  placeOf(name: string): number | undefined {
    this.#places ??= placesByName(this.#table);
    return this.#places.get(bareName(name));
  }

  /** The names that a mistyped one most likely meant, best first. */
  near(name: string, limit?: number): readonly string[] {
    return nearNames(name, this.#table.names, limit);
  }
}

function placesByName({ columns, words, names }: LibraryTable): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const add = (name: string, place: number) => {
    const bare = bareName(name);
    if (!places.has(bare)) places.set(bare, place);
  };
  const chassisAt = (place: number) => words.chassis[columns.chassis[place] as number] as string;
  for (const [place, model] of columns.model.entries()) add(`${chassisAt(place)} ${model}`, place);
  // What is a unit's first name is no other's second.
  for (const [place, model] of columns.model.entries()) {
    const clanName = words.clanName[columns.clanName[place] as number] as string;
    if (clanName === '') continue;
    add(names[place] as string, place);
    add(`${clanName} ${model}`, place);
    add(`${clanName} ${chassisAt(place)} ${model}`, place);
  }
  return places;
}
