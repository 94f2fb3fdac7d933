import * as v from 'valibot';
import { keptCollection, type Listing } from '../../web/kept/kept-collection.js';
import { storageTrouble } from '../../web/kept/storage-trouble.js';

// Bundled and loaded into pages by kept.test.ts: storage as a page sees it, without the page.

const Note = v.object({ id: v.string(), words: v.string() });
type Note = v.InferOutput<typeof Note>;

const notes = keptCollection({ name: 'forces', version: 1, schema: Note });

const told = ({ values, damaged, unkept }: Listing<Note>) => ({
  words: values.map(({ words }) => words).sort(),
  damaged: damaged.map(({ id, problem }) => `${id}: ${problem}`),
  unkept: [...unkept],
});

export const inPage = {
  list: async () => told(await notes.list()),
  /** What a view shows at this moment. */
  shown: () => notes.listing.value && told(notes.listing.value),
  put: (...values: readonly Note[]) => notes.put(...values),
  putMany: (count: number, length: number) =>
    notes.put(
      ...Array.from({ length: count }, (_, number) => ({ id: `many-${number}`, words: 'x'.repeat(length) })),
    ),
  append: (id: string, more: string) =>
    notes.change(id, (note) => ({ id, words: `${note?.words ?? ''}${more}` })),
  remove: (...ids: readonly string[]) => notes.delete(...ids),
  trouble: () => storageTrouble.value,
};
export type InPage = typeof inPage;

Object.assign(globalThis, { kept: inPage });
// A view that is open.
notes.listing.subscribe(() => {});
