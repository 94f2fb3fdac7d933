import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnitJson, type Unit } from '../../src/units/index.js';

/** A unit that comes with the page, by the name of its file. */
export function starterUnit(file: string): Unit {
  const path = fileURLToPath(new URL(`../../public/data/starters/${file}.json`, import.meta.url));
  return readUnitJson(readFileSync(path, 'utf8'), officialCatalog, file);
}
