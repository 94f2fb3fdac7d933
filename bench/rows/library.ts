import { readFileSync } from 'node:fs';
import { unitLibrary } from '../measure/built.js';
import { digestOf } from '../measure/checksum.js';
import { type Row, timed, type Workload } from '../measure/row.js';

/** Typical queries: by name, mistyped, by equipment, by figures in some order, by alternatives. */
const QUERIES = [
  ['manticore', {}],
  ['maruader', {}],
  ['kind=mek tech=Clan has="ER PPC":>=2 bv<2500', {}],
  ['kind=tank walk>=5 year<=3060', { sort: 'bv', descending: true }],
  ['(role=Scout jump>=6) OR chassis=Locust', { sort: 'tons' }],
  ['', { sort: 'year' }],
] as const;

/** Far enough apart that no two of these units are in the same chunk. */
const EVERY = 250;

const libraryFile = (name: string): string =>
  readFileSync(new URL(`../../public/data/units/${name}`, import.meta.url), 'utf8');

export const libraryRows: readonly Row[] = [
  {
    name: 'library-open',
    what: "the library's index, from its text to a table that can be searched",
    unit: 'ms',
    prepare: async () => {
      const { openLibrary } = await unitLibrary();
      const index = libraryFile('index.json');
      return timed(
        1,
        () => openLibrary(() => index),
        ({ table }) => String(table.size),
      );
    },
  },
  {
    name: 'library-search',
    what: 'one search through all units of the library, with its rows in order',
    unit: 'ms',
    asked: 20,
    prepare: async () => {
      const { searchUnits } = await unitLibrary();
      return timed(
        QUERIES.length,
        () => QUERIES.map(([query, options]) => searchUnits(query, options)),
        (found) => `${found.map((rows) => rows.length).join('-')}-${digestOf(JSON.stringify(found))}`,
      );
    },
  },
  {
    name: 'library-unit',
    what: 'one unit of the library, with the chunk that holds it',
    unit: 'ms',
    prepare: async (): Promise<Workload> => {
      const { library, openLibrary } = await unitLibrary();
      const { table } = library();
      const ids: string[] = [];
      for (let place = 0; place < table.size; place += EVERY) ids.push(table.row(place).id);
      return {
        things: ids.length,
        round: async () => {
          // A library caches the chunks that it has read, so each round has a new library.
          const shelves = await openLibrary(libraryFile);
          const load = async () => {
            const units = [];
            for (const id of ids) units.push(await shelves.load(id));
            return units;
          };
          const names = (units: Awaited<ReturnType<typeof load>>) =>
            digestOf(units.map(({ chassis, model, equipment }) => [chassis, model, equipment.length]).join());
          return timed(ids.length, load, names).round();
        },
      };
    },
  },
];
