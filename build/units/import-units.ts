// Makes the library of units from a folder of unit files.
// Usage: npm run units:import -- DIR --from "whose data, of which day" [--out DIR]
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import { INDEX_FILE } from '../../src/library/index-file.js';
import { packLibrary } from '../../src/library/pack/pack-library.js';
import type { Unit } from '../../src/units/any-unit.js';
import { readUnit } from '../../src/units/read-unit.js';
import { UnitFileError } from '../../src/units/unit-file-error.js';
import { readOfficialCatalog } from '../read-official-catalog.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../../public/data/units/', import.meta.url)) },
  },
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1 || values.from === undefined) {
  console.error(
    'expected a folder of unit files, and where they come from: DIR --from "MegaMek, 3 August 2025"',
  );
  process.exit(2);
}
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(`${folder}: this is no folder`);
  process.exit(2);
}

const catalog = readOfficialCatalog();
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:mtf|blk)$/i.test(name))
  .sort();
const units: Unit[] = [];
let broken = 0;
for (const [index, name] of files.entries()) {
  if (process.stderr.isTTY && index % 500 === 0) process.stderr.write(`\r${index} of ${files.length} files`);
  try {
    const unit = readUnit(readFileSync(join(folder, name), 'utf8'), name, catalog);
    for (const { line, message } of unit.warnings) {
      console.error(`${name}${line === undefined ? '' : `:${line}`}: ${message}`);
    }
    units.push(unit);
  } catch (error) {
    if (!(error instanceof UnitFileError)) throw error;
    broken += 1;
    console.error(error.line === undefined ? error.message : `${name}:${error.line}: ${error.message}`);
  }
}
if (process.stderr.isTTY) process.stderr.write('\r');
if (units.length === 0) {
  console.error(`${folder}: no unit files could be read; the library stays as it is`);
  process.exit(1);
}

const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const starters = JSON.parse(
  readFileSync(new URL('../../public/data/starters/index.json', import.meta.url), 'utf8'),
) as { units: readonly { file: string }[] };
const packed = packLibrary(units, {
  starters: starters.units.map(({ file }) => file.replace('.json', '')),
  // The book's value, which players know from every other list.
  battleValueOf: (unit) => calculateBattleValue(unit, { ruleset: 'total-warfare' }).battleValue,
  from: values.from,
});
for (const name of readdirSync(out)) {
  if (name === INDEX_FILE || /^units-\d+\.json$/.test(name)) rmSync(join(out, name));
}
for (const { name, text } of packed) writeFileSync(join(out, name), text);
console.log(`${units.length} units in ${packed.length - 1} chunks, written to ${out}`);
if (broken > 0) {
  console.error(`${broken} of ${files.length} files could not be read and are not in the library`);
  process.exit(1);
}
