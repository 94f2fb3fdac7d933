import type { Catalog } from '../catalog/index.js';
import { officialCatalog } from '../catalog/official.js';
import { type Mech, type OtherUnit, readBlk, readMtf, readUnit, type Unit } from '../units/index.js';

export * from '../units/index.js';

export interface ReadOptions {
  /** Where equipment is looked up; the built-in catalog unless another is given. */
  readonly catalog?: Catalog;
}

export interface ReadTextOptions extends ReadOptions {
  /** What messages call the file that the text comes from. */
  readonly file?: string;
}

/** @throws {UnitFileError} */
export function parseMtf(text: string, { catalog = officialCatalog, file }: ReadTextOptions = {}): Mech {
  return readMtf(text, catalog, file);
}

/** @throws {UnitFileError} */
export function parseBlk(text: string, { catalog = officialCatalog, file }: ReadTextOptions = {}): OtherUnit {
  return readBlk(text, catalog, file);
}

/** @throws {UnitFileError} */
export function parseUnit(
  text: string,
  fileName: string,
  { catalog = officialCatalog }: ReadOptions = {},
): Unit {
  return readUnit(text, fileName, catalog);
}
