import * as v from 'valibot';
import { keptCollection } from '../../kept/kept-collection.js';

const Search = v.object({
  id: v.string(),
  name: v.string(),
  query: v.string(),
  /** As the address has it: `bv:desc`; left out where the query decides. */
  sort: v.exactOptional(v.string()),
});
export type Search = v.InferOutput<typeof Search>;

/** In characters, of a name. */
export const LONGEST_NAME = 60;

/** Named searches, kept on the device. */
export const keptSearches = keptCollection({ name: 'searches', version: 1, schema: Search });
