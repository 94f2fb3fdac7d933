import type { Catalog } from '../../catalog/index.js';

/** Catalogs whose items were looked at one by one. A caller may bring one of another make. */
const sound = new WeakSet<Catalog>();

export function markSound(made: Catalog): Catalog {
  sound.add(made);
  return made;
}

export const isSound = (value: unknown): boolean => sound.has(value as Catalog);
