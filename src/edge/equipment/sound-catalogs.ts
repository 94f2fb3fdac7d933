import type { Catalog } from '../../catalog/index.js';

/** Catalogs whose items were checked one by one. Callers may also bring a catalog that they built themselves. */
const sound = new WeakSet<Catalog>();

export function markSound(made: Catalog): Catalog {
  sound.add(made);
  return made;
}

export const isSound = (value: unknown): boolean => sound.has(value as Catalog);
