/** Converts a name to lower-case letters, digits and hyphens, for URLs and file names. */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the id of a unit whose name is unique. */
export const plainId = ({ chassis, model }: { readonly chassis: string; readonly model: string }): string =>
  slug(`${chassis} ${model}`) || 'unit';

/** Finds an id by binary search in a list that is at least nearly sorted. Undefined if the search misses it. */
export function sortedPlaceOf(id: string, size: number, idAt: (place: number) => string): number | undefined {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >> 1;
    const known = idAt(middle);
    if (known === id) return middle;
    if (known < id) low = middle + 1;
    else high = middle;
  }
  return undefined;
}
