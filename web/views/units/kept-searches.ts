import * as v from 'valibot';
import { keptCollection } from '../../kept/kept-collection.js';

const Search = v.object({
  id: v.string(),
  name: v.string(),
  query: v.string(),
  /** As in addresses: `bv:desc`; left out if the query decides. */
  sort: v.exactOptional(v.string()),
});
export type Search = v.InferOutput<typeof Search>;

/** The longest name, in characters. */
export const LONGEST_NAME = 60;

/** Named searches, kept on the device. */
export const keptSearches = keptCollection({ name: 'searches', version: 1, schema: Search });
