// Two runs side by side. Usage: npx tsx bench/compare.ts before.json after.json
import { readFileSync } from 'node:fs';
import { isTime } from './measure/row.js';
import { type Figure, type Figures, inWords, percent, readFigures } from './report/figures.js';

const [beforePath, afterPath] = process.argv.slice(2);
if (beforePath === undefined || afterPath === undefined) {
  console.error('expected two files that npm run bench -- --json has written: before.json after.json');
  process.exit(2);
}
const before = readFigures(readFileSync(beforePath, 'utf8'), beforePath);
const after = readFigures(readFileSync(afterPath, 'utf8'), afterPath);

console.log(`before  ${headOf(before)}\nafter   ${headOf(after)}`);
if (before.machine !== after.machine) console.log('Two machines: the ratios compare them too.');
const names = [...new Set([...before.rows, ...after.rows].map(({ name }) => name))];
const lines = [['name', 'before', 'after', 'unit', 'speed', ''], ...names.map(lineOf)];
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
for (const [name = '', old = '', now = '', unit = '', speed = '', word = ''] of lines) {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = widths;
  const cells = [name.padEnd(first), old.padStart(second), now.padStart(third), unit.padEnd(fourth)];
  console.log([...cells, speed.padStart(fifth), word].join('  ').trimEnd());
}

function headOf({ commit = 'no commit', date, machine, coresInUse }: Figures): string {
  return `${commit}, ${date}, ${machine}, ${coresInUse.toFixed(1)} cores busy with other work`;
}

function lineOf(name: string): string[] {
  const named = (row: Figure) => row.name === name;
  const [old, now] = [before.rows.find(named), after.rows.find(named)];
  const unit = (old ?? now)?.unit ?? '';
  if (old === undefined || now === undefined) {
    const figure = (row: Figure | undefined) => (row === undefined ? '–' : inWords(row.median));
    return [name, figure(old), figure(now), unit, '', 'in one of them only'];
  }
  const speed = isTime(now) ? old.median / now.median : now.median / old.median;
  return [
    name,
    inWords(old.median),
    inWords(now.median),
    unit,
    `× ${speed.toFixed(2)}`,
    wordFor(old, now, speed),
  ];
}

/** A difference within the spread of rounds of one run means nothing. */
function wordFor(old: Figure, now: Figure, speed: number): string {
  const noise = 2 * (old.spread + now.spread);
  const word =
    Math.abs(speed - 1) <= noise ? `same within ± ${percent(noise)}` : speed > 1 ? 'faster' : 'SLOWER';
  return old.checksum === now.checksum ? word : `${word}, but with other results`;
}
