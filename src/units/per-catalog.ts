import type { Catalog } from '../catalog/index.js';

/** Wraps a function that depends on the catalog alone, so that it runs once for each catalog. */
export function perCatalog<T>(workOut: (catalog: Catalog) => T): (catalog: Catalog) => T {
  const known = new WeakMap<Catalog, { readonly value: T }>();
  return (catalog) => {
    let entry = known.get(catalog);
    if (entry === undefined) {
      entry = { value: workOut(catalog) };
      known.set(catalog, entry);
    }
    return entry.value;
  };
}
