import { storageTrouble } from './storage-trouble.js';

interface Unkept {
  readonly ids: ReadonlySet<string>;
  readonly keepAgain: () => Promise<boolean>;
}

const collections: Unkept[] = [];

/** The ids of a collection's values that the device has not taken, for the collection to fill. */
export function unkeptIn(keepAgain: () => Promise<boolean>): Set<string> {
  const ids = new Set<string>();
  collections.push({ ids, keepAgain });
  return ids;
}

/** Tries once more to keep everything that was not taken, as when room was made. */
export async function keepAgain(): Promise<boolean> {
  const outcomes = await Promise.all(collections.map((collection) => collection.keepAgain()));
  const kept = outcomes.every((taken) => taken);
  if (kept) storageTrouble.value = undefined;
  return kept;
}

export const isAnythingUnkept = (): boolean => collections.some(({ ids }) => ids.size > 0);
