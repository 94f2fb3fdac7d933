import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import { kindOfPath } from '../../src/cli/files/unit-files.js';
import { type Streams, Terminal } from '../../src/cli/print/terminal.js';
import { packLibrary } from '../../src/library/pack/pack-library.js';
import { RULESETS, type RulesetName } from '../../src/rules/ruleset.js';
import { UnwritableFileError } from '../../src/simulate/replace-file.node.js';
import type { Unit } from '../../src/units/any-unit.js';
import { folderOfUnits } from './folder-of-units.js';
import { replaceLibrary } from './replace-library.js';

const USAGE = 'Usage: npm run units:import -- DIR --from "whose data, of which day" [--out DIR]';
const LIBRARY = fileURLToPath(new URL('../../public/data/units/', import.meta.url));

/**
 * Builds the library of units from a folder of unit files. Returns the exit code: 1 if some failed, 2 for wrong usage.
 */
export function importUnits(args: readonly string[], streams: Streams): 0 | 1 | 2 {
  const terminal = new Terminal(streams);
  const asked = askedFor(args, terminal);
  if (asked === undefined) return 2;
  const { folder, from, out } = asked;
  const kind = kindOfPath(folder);
  if (kind !== 'folder') {
    terminal.fail(`${folder}: ${PROBLEMS[typeof kind === 'object' ? 'other' : kind]}`);
    return 2;
  }
  const { units, files } = folderOfUnits(folder, terminal);
  if (units.length === 0) {
    terminal.fail(
      files === 0
        ? `${folder}: no unit files (.mtf, .blk or .json) in this folder; the library stays as it is`
        : `${folder}: none of ${files} unit files could be read; the library stays as it is`,
    );
    return 1;
  }
  const packed = packLibrary(units, {
    starters: starterIds(),
    // The book's value, which players know from every other list.
    battleValueOf: (unit) => valueIn(unit, 'total-warfare'),
    otherValuesOf: (unit) => {
      const byTheBook = valueIn(unit, 'total-warfare');
      const others = RULESETS.map((ruleset) => [ruleset, valueIn(unit, ruleset)] as const);
      return Object.fromEntries(others.filter(([, value]) => value !== byTheBook));
    },
    from,
  });
  try {
    replaceLibrary(out, packed);
  } catch (error) {
    if (!(error instanceof UnwritableFileError)) throw error;
    terminal.fail(`${error.message}; the library stays as it is`);
    return 1;
  }
  terminal.print(`Written to ${out}. Units: ${units.length}; chunks: ${packed.length - 1}.`);
  const broken = files - units.length;
  if (broken > 0) {
    terminal.fail(`${broken} of ${files} unit files could not be read and are not in the library`);
  }
  return terminal.failed ? 1 : 0;
}

const valueIn = (unit: Unit, ruleset: RulesetName): number =>
  calculateBattleValue(unit, { ruleset }).battleValue;

const PROBLEMS = {
  nothing: 'there is no such folder',
  file: 'is a file, not a folder',
  archive: 'is an archive: unpack it and name the folder',
  other: 'is a device or a pipe, not a folder',
} as const;

function askedFor(args: readonly string[], terminal: Terminal) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string' }, out: { type: 'string', default: LIBRARY } },
    });
    const [folder, ...more] = positionals;
    const { from, out } = values;
    if (folder !== undefined && more.length === 0 && from !== undefined && from.trim() !== '') {
      return { folder, from: from.trim(), out: resolve(out) };
    }
    terminal.fail('Name one folder of unit files, and with --from whose data they are and of which day.');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    terminal.fail(error.message);
  }
  terminal.note(USAGE);
  return undefined;
}

function starterIds(): readonly string[] {
  const index = new URL('../../public/data/starters/index.json', import.meta.url);
  const { units } = JSON.parse(readFileSync(index, 'utf8')) as { units: readonly { file: string }[] };
  return units.map(({ file }) => file.replace('.json', ''));
}
