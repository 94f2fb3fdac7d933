import { aliases, names, places, rows, tables } from 'virtual:official-catalog';
import { unpackCatalog } from './packed.js';

/** Every item of `public/data/equipment/official`, available without a file or a request. */
export const officialCatalog = unpackCatalog({ names, tables, rows, places, aliases });
