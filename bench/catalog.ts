// How long the built catalog takes to load in a fresh process, and to find an item by name.
import { execFileSync } from 'node:child_process';
import { Bench } from 'tinybench';

const built = new URL('../dist/official.js', import.meta.url).href;
const { officialCatalog } = (await import(built)) as typeof import('../src/catalog/official.js');

const PROCESSES = 20;
const script = `const start = performance.now();
const { officialCatalog } = await import('${built}');
const loaded = performance.now();
officialCatalog.find('Medium Laser');
const found = performance.now();
officialCatalog.items.length;
console.log(JSON.stringify([loaded - start, found - loaded, performance.now() - found]));`;
const runs = Array.from({ length: PROCESSES }, () => {
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as [number, number, number];
});
console.log(`medians of ${PROCESSES} fresh processes:`);
console.log(`  import the catalog       ${median(runs.map(([load]) => load)).toFixed(1)} ms`);
console.log(`  find the first item      ${median(runs.map(([, find]) => find)).toFixed(1)} ms`);
console.log(`  build every item         ${median(runs.map(([, , items]) => items)).toFixed(1)} ms`);

const names = officialCatalog.items.flatMap((item) => [item.id, ...item.aliases]);
const bench = new Bench({ time: 500 });
bench.add(`find each of ${names.length} names`, () => {
  for (const name of names) {
    if (officialCatalog.find(name) === undefined) throw new Error(`"${name}" was not found`);
  }
});
await bench.run();
console.table(bench.table());

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
