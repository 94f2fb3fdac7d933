// Measures every row of the bench and prints one table. How it measures stands in README.md.
// Usage: npm run bench -- [--only <name>]… [--quick] [--json <file>] [--accept] [--write]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { distFolder, isBuilt } from './measure/built.js';
import { inOwnProcess } from './measure/in-own-process.js';
import { commitOf, coresInUse, describeMachine } from './measure/machine.js';
import { referenceIsThere } from './measure/reference-units.js';
import type { Row } from './measure/row.js';
import { watchStolenTime } from './measure/stolen-time.js';
import type { OneRowAnswer } from './one-row.js';
import { type Figure, figuresText } from './report/figures.js';
import { writeSection } from './report/performance-page.js';
import { markdownTable, TerminalTable } from './report/table.js';
import { ROWS } from './rows/rows.js';

const BUSY = 0.2;
const WORTH_TELLING = 0.02;
const checksumFile = new URL('checksums.json', import.meta.url);

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    accept: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const rows = chosenRows(options.only);
if (options.write && (options.quick || options.only !== undefined)) {
  fail('--write is for whole runs: leave --quick and --only out');
}
if (!isBuilt()) fail(`nothing is built in ${distFolder.pathname}: npm run build first`);
const recorded = readChecksums();

const started = performance.now();
const machine = describeMachine();
const busy = await coresInUse();
console.log(machine);
if (busy > BUSY) {
  console.log(`Others keep ${busy.toFixed(1)} cores of this machine busy: figures will be too low.`);
}
const table = new TerminalTable(rows);
console.log(`\n${table.head()}`);
const measured: Figure[] = [];
const stolenTime = watchStolenTime();
for (const row of rows) await measureRow(row);
const stolen = stolenTime() ?? 0;
const stolenWords = `the host gave ${(100 * stolen).toFixed(0)} % of the processor's time to others meanwhile`;
console.log(`\nrows measured: ${measured.length}, in ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (stolen > WORTH_TELLING) console.log(`${stolenWords}: figures are too low by at least that`);

if (options.accept) {
  writeFileSync(checksumFile, `${JSON.stringify(recorded, undefined, 2)}\n`);
  console.log('bench/checksums.json has the checksums of this run');
}
if (options.json !== undefined) {
  const commit = commitOf(distFolder);
  const date = new Date().toISOString();
  const run = { machine, ...(commit && { commit }), date, coresInUse: busy, rows: measured };
  writeFileSync(options.json, figuresText(run));
}
if (options.write) {
  writeSection(
    'bench',
    `Measured on ${machine}${stolen > WORTH_TELLING ? `; ${stolenWords}` : ''}.\n\n${markdownTable(measured)}`,
  );
  console.log('docs/performance.md has this table');
}

async function measureRow(row: Row): Promise<void> {
  if (row.needsReference && !referenceIsThere) {
    console.log(table.skipped(row, 'skipped: ../shared/data/units is absent'));
    return;
  }
  const known = recorded[row.name];
  if (known === undefined && !options.accept) fail(noneOnRecord(row));
  const expected = options.accept ? [] : [known as string];
  const answer = await inOwnProcess<OneRowAnswer>('one-row.ts', [
    row.name,
    options.quick ? 'quick' : 'full',
    ...expected,
  ]);
  if ('otherResults' in answer) fail(resultsChanged(row, answer.otherResults));
  const { name, what, unit, asked } = row;
  const figure = { name, what, unit, ...(asked !== undefined && { asked }), ...answer.measurement };
  recorded[name] = figure.checksum;
  measured.push(figure);
  console.log(table.row(figure));
}

function resultsChanged({ name }: Row, difference: string): string {
  return (
    `${name}: RESULTS CHANGED, so nothing is measured: ${difference}.\n` +
    `Find out which change did it. If it is meant, npm run bench -- --only ${name} --accept records the new one.`
  );
}

function noneOnRecord({ name }: Row): string {
  return `${name}: no checksum is on record: npm run bench -- --only ${name} --accept records one`;
}

function chosenRows(names: readonly string[] | undefined): readonly Row[] {
  if (names === undefined) return ROWS;
  const unknown = names.find((name) => !ROWS.some((row) => row.name === name));
  if (unknown !== undefined) {
    fail(`there is no row "${unknown}": expected one of ${ROWS.map(({ name }) => name).join(', ')}`);
  }
  return ROWS.filter(({ name }) => names.includes(name));
}

function readChecksums(): Record<string, string> {
  return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(checksumFile, 'utf8')));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
