import { storageTrouble } from './storage-trouble.js';

interface Unkept {
  readonly ids: ReadonlySet<string>;
  readonly keepAgain: () => Promise<boolean>;
}

const collections: Unkept[] = [];

/** The ids of a collection's values that could not be stored; the collection fills it. */
export function unkeptIn(keepAgain: () => Promise<boolean>): Set<string> {
  const ids = new Set<string>();
  collections.push({ ids, keepAgain });
  return ids;
}

/** Tries again to store everything that could not be stored, for example after space was freed. */
export async function keepAgain(): Promise<boolean> {
  const outcomes = await Promise.all(collections.map((collection) => collection.keepAgain()));
  const kept = outcomes.every((taken) => taken);
  if (kept) storageTrouble.value = undefined;
  return kept;
}

export const isAnythingUnkept = (): boolean => collections.some(({ ids }) => ids.size > 0);
