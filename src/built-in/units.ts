import type { Catalog } from '../catalog/index.js';
import { officialCatalog } from '../catalog/official.js';
import { type Mech, type OtherUnit, readBlk, readMtf, readUnit, type Unit } from '../units/index.js';

export * from '../units/index.js';

export interface ReadOptions {
  /** Where equipment is looked up; the built-in catalog unless another is given. */
  readonly catalog?: Catalog;
}

/** @throws {UnitFileError} */
export function parseMtf(text: string, { catalog = officialCatalog }: ReadOptions = {}): Mech {
  return readMtf(text, catalog);
}

/** @throws {UnitFileError} */
export function parseBlk(text: string, { catalog = officialCatalog }: ReadOptions = {}): OtherUnit {
  return readBlk(text, catalog);
}

/** @throws {UnitFileError} */
export function parseUnit(
  text: string,
  fileName: string,
  { catalog = officialCatalog }: ReadOptions = {},
): Unit {
  return readUnit(text, fileName, catalog);
}
