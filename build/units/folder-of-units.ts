import { pathBelow, readUnitFile, unitFilesBelow } from '../../src/cli/files/unit-files.js';
import type { Terminal } from '../../src/cli/print/terminal.js';
import type { Unit } from '../../src/units/any-unit.js';
import { readUnit } from '../../src/units/read-unit.js';
import { UnitFileError } from '../../src/units/unit-file-error.js';
import { isOtherJson } from '../../src/units/unit-names.js';
import { readOfficialCatalog } from '../read-official-catalog.js';

interface FolderOfUnits {
  readonly units: readonly Unit[];
  /** The number of unit files, readable or not. */
  readonly files: number;
}

/** Reads the units of a folder, by path. Problems are reported with their lines, and the other files are read. */
export function folderOfUnits(folder: string, terminal: Terminal): FolderOfUnits {
  const catalog = readOfficialCatalog();
  const found = unitFilesBelow(folder);
  const units: Unit[] = [];
  let files = found.length;
  for (const [index, { path, problem }] of found.entries()) {
    if (index % 500 === 0) terminal.progress(`${index} of ${found.length} files`);
    const file = pathBelow(folder, path);
    const content = problem === undefined ? readUnitFile(file) : { problem };
    if ('problem' in content) {
      terminal.fail(`${file}: ${content.problem}`);
    } else if (/\.json$/i.test(path) && isOtherJson(content.text)) {
      files -= 1;
    } else {
      const unit = unitIn(content.text, file, terminal, (text) => readUnit(text, file, catalog));
      if (unit !== undefined) units.push(unit);
    }
  }
  return { units, files };
}

function unitIn(
  text: string,
  file: string,
  terminal: Terminal,
  read: (text: string) => Unit,
): Unit | undefined {
  try {
    const unit = read(text);
    for (const { line, message } of unit.warnings) {
      terminal.note(`${line === undefined ? file : `${file}:${line}`}: ${message}`);
    }
    return unit;
  } catch (error) {
    if (!(error instanceof UnitFileError)) throw error;
    terminal.fail(error.message);
    return undefined;
  }
}
