/** Lower-case letters and digits with hyphens between: what an address and a file name can hold. */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The id of a unit that shares its name with no other. */
export const plainId = ({ chassis, model }: { readonly chassis: string; readonly model: string }): string =>
  slug(`${chassis} ${model}`) || 'unit';

/** Where an id stands in a list that is sorted, or nearly so; undefined where it was not met. */
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
