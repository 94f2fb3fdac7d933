// 'Mech files from memory to Unit, warm, in files a second: tsx bench/units.ts [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/index.js', import.meta.url).href;
const { parseUnit } = (await import(built)) as typeof import('../src/index.js');

const WARM_UP_ROUNDS = 10;
const ROUNDS = 40;

const folder = process.argv[2] ?? fileURLToPath(new URL('../../shared/data/units/meks', import.meta.url));
const files = existsSync(folder) ? mtfFiles(folder) : [];
if (files.length === 0) {
  console.log(`units: no .mtf files in ${folder}, nothing measured`);
} else {
  measure();
}

function measure(): void {
  const expected = readAll();
  const times = Array.from({ length: WARM_UP_ROUNDS + ROUNDS }, () => {
    const start = performance.now();
    const checksum = readAll();
    const time = performance.now() - start;
    if (checksum !== expected) throw new Error(`a round gave ${checksum}, the first one ${expected}`);
    return time;
  });
  const [best = Number.NaN, ...rest] = times.slice(WARM_UP_ROUNDS).sort((a, b) => a - b);
  const median = rest[Math.floor(ROUNDS / 2) - 1] ?? best;
  console.log(`${files.length} 'Mech files, ${ROUNDS} rounds, checksum ${expected}:`);
  for (const [name, time] of Object.entries({ median, best })) {
    const rate = Math.round((files.length / time) * 1000).toLocaleString('en');
    console.log(
      `  ${name.padEnd(8)}${rate} files a second, ${((time * 1000) / files.length).toFixed(1)} µs each`,
    );
  }
}

/** Reads every file and makes a number of what came out, so that no round can do less than another. */
function readAll(): number {
  let checksum = 0;
  for (const { name, text } of files) {
    const { walk, run, jump, tonnage = 0, equipment, warnings } = parseUnit(text, name);
    let slots = 0;
    for (const mount of equipment) slots += mount.slots;
    const figures = walk + 31 * run + 61 * jump + 127 * tonnage + 251 * slots + 509 * warnings.length;
    checksum = (checksum * 31 + figures) % 1_000_000_007;
  }
  return checksum;
}

function mtfFiles(path: string): { readonly name: string; readonly text: string }[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mtf'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(path, name), 'utf8') }));
}
