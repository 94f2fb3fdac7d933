import { bareName } from '../units/near-names.js';
import type { LibraryTable } from './library-table.js';

/**
 * Returns the places of units by name, without case and punctuation, with either or both names of the chassis. If several
 * units share a name, the one with the plain id wins, which is only the name.
 */
export function placesByName(table: LibraryTable): ReadonlyMap<string, number> {
  const { columns, names } = table;
  const places = new Map<string, number>();
  const add = (name: string, place: number) => {
    const bare = bareName(name);
    if (!places.has(bare)) places.set(bare, place);
  };
  const chassisAt = (place: number) => table.word('chassis', place);
  for (const [place, model] of columns.model.entries()) add(`${chassisAt(place)} ${model}`, place);
  // A unit's primary name takes precedence over another unit's second name.
  for (const [place, model] of columns.model.entries()) {
    const clanName = table.word('clanName', place);
    if (clanName === '') continue;
    add(names[place] as string, place);
    add(`${clanName} ${model}`, place);
    add(`${clanName} ${chassisAt(place)} ${model}`, place);
  }
  return places;
}
