// Battle Values a second of loaded 'Mechs, warm, on one core. Usage: tsx bench/battle-value.ts [folder of MTF files]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = new URL('../dist/index.js', import.meta.url).href;
const { calculateBattleValue, officialCatalog, readMtf } = (await import(
  built
)) as typeof import('../src/index.js');

const folder = process.argv[2] ?? '../shared/data/units/meks';
const ROUNDS = 60;
const SETTLED_AFTER = 20;

if (existsSync(folder)) measure(folder);
else console.log(`Battle Value is not measured: there are no 'Mechs in ${folder}`);

function measure(folder: string): void {
  const mechs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mtf'))
    .map((name) => readMtf(readFileSync(join(folder, name), 'utf8'), officialCatalog, name));

  const seconds: number[] = [];
  let expected: number | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    let checksum = 0;
    const start = performance.now();
    for (const mech of mechs) {
      const { battleValue } = calculateBattleValue(mech, { ruleset: 'total-warfare' });
      checksum = (checksum * 31 + battleValue) % 2 ** 40;
    }
    seconds.push((performance.now() - start) / 1000);
    expected ??= checksum;
    if (checksum !== expected) throw new Error(`round ${round + 1} has other values than the first`);
  }

  const rate = (time = Number.NaN) => Math.round(mechs.length / time).toLocaleString('en');
  const warm = seconds.slice(SETTLED_AFTER).sort((a, b) => a - b);
  console.log(`Battle Value of ${mechs.length} loaded 'Mechs, units a second (checksum ${expected}):`);
  console.log(`  first round   ${rate(seconds[0])}`);
  console.log(`  warm, median  ${rate(warm[Math.floor(warm.length / 2)])}`);
  console.log(`  warm, best    ${rate(warm[0])}`);
}
