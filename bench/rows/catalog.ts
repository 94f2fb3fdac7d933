// Loading happens once per process: every round is a fresh one, without the loader that runs these files.
import { execFileSync } from 'node:child_process';
import { distFile, library } from '../measure/built.js';
import { type Row, timed, type Workload } from '../measure/row.js';

interface FreshProcess {
  readonly load: number;
  readonly build: number;
  readonly checksum: string;
}

const script = (catalog: string): string => `
import { createHash } from 'node:crypto';
const start = performance.now();
const { officialCatalog } = await import('${catalog}');
officialCatalog.find('Medium Laser');
const loaded = performance.now();
const { items } = officialCatalog;
const built = performance.now();
const hash = createHash('sha256');
for (const item of items) hash.update(JSON.stringify(item));
const checksum = items.length + '-' + hash.digest('hex').slice(0, 16);
console.log(JSON.stringify({ load: loaded - start, build: built - loaded, checksum }));`;

function freshProcesses(part: 'load' | 'build'): Workload {
  const args = ['--input-type=module', '--eval', script(distFile('official.js').href)];
  return {
    things: 1,
    round: async () => {
      const told = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as FreshProcess;
      return { seconds: told[part] / 1000, checksum: told.checksum };
    },
  };
}

const pace = { warmUp: 0, seconds: 3, fewestRounds: 15 };

export const catalogRows: readonly Row[] = [
  {
    name: 'catalog-load',
    what: 'import the catalog in a fresh process and find an item',
    unit: 'ms',
    asked: 40,
    pace,
    prepare: async () => freshProcesses('load'),
  },
  {
    name: 'catalog-items',
    what: 'after that, build all items of it',
    unit: 'ms',
    pace,
    prepare: async () => freshProcesses('build'),
  },
  {
    name: 'names',
    what: 'find items under all the names that files use',
    unit: 'names/s',
    prepare: async () => {
      const { officialCatalog } = await library();
      const names = officialCatalog.items.flatMap((item) => [item.id, ...item.aliases]);
      const places = new Map(officialCatalog.items.map((item, place) => [item, place]));
      const found = new Array<ReturnType<typeof officialCatalog.find>>(names.length);
      return timed(
        names.length,
        () => {
          for (let index = 0; index < names.length; index += 1) {
            found[index] = officialCatalog.find(names[index] as string);
          }
          return found;
        },
        (items) => String(items.reduce((sum, item) => sum + (item ? (places.get(item) ?? 0) : 0), 0)),
      );
    },
  },
];
