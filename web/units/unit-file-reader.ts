import { officialCatalog } from '../../src/catalog/official.js';
import { openUnitArchive, readUnit, UnitFileError } from '../../src/units/index.js';
import { isUnitPath } from '../../src/units/unit-paths.js';
import { decodeUnitText, type UnitText } from '../../src/units/unit-text.js';
import type { GivenFile, Problem } from './dropped-files.js';
import { equipment } from './equipment.js';
import type { ShelfUnit } from './shelf-unit.js';

interface Outcome {
  readonly units: ShelfUnit[];
  readonly failed: Problem[];
  /** Files that are not unit files, by path. */
  readonly ignored: string[];
}

const LARGEST_FILE = 256_000_000;

export async function readUnitFiles(given: readonly GivenFile[]): Promise<Outcome> {
  equipment.value = officialCatalog;
  const outcome: Outcome = { units: [], failed: [], ignored: [] };
  for (const { path, file } of given) {
    if (file.size > LARGEST_FILE) {
      outcome.failed.push({ file: path, words: `${Math.round(file.size / 1e6)} MB are too much for a page` });
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/\.zip$/i.test(path)) readArchive(path, bytes, outcome);
    else if (isUnitPath(path)) readOne(path, decode(bytes), outcome);
    else outcome.ignored.push(path);
  }
  return outcome;
}

function readArchive(path: string, bytes: Uint8Array, outcome: Outcome): void {
  const archive = openUnitArchive(bytes);
  if ('problem' in archive) outcome.failed.push({ file: path, words: archive.problem });
  else for (const entry of archive.files) readOne(`${path}/${entry.path}`, entry.read(), outcome);
}

function readOne(path: string, text: UnitText, { units, failed }: Outcome): void {
  if ('problem' in text) {
    failed.push({ file: path, words: text.problem });
    return;
  }
  try {
    const unit = readUnit(text.text, path, officialCatalog);
    const { chassis, model, clanName, tonnage, unitType } = unit;
    units.push({
      chassis,
      model,
      ...(clanName !== undefined && { clanName }),
      tonnage,
      unitType,
      own: true,
      file: path,
      load: () => unit,
    });
  } catch (error) {
    if (!(error instanceof UnitFileError)) throw error;
    failed.push({ file: path, words: error.message.replace(`${path}: `, '').replace(`${path}:`, 'line ') });
  }
}

const decode = (bytes: Uint8Array): UnitText =>
  decodeUnitText(bytes, (part) => new TextDecoder().decode(part));
