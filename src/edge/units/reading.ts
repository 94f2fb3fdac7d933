import type { Catalog } from '../../catalog/index.js';
import type { Unit } from '../../units/index.js';
import { catalog, optionalWord } from '../common.js';
import { isSound } from '../equipment/sound-catalogs.js';
import { optionsNeeding } from '../options.js';
import { fromReader } from '../unit.js';

/** Where equipment is looked up. The functions of `tarcomp` itself use the official catalog unless told otherwise. */
export interface ReadOptions {
  readonly catalog: Catalog;
}

export interface ReadTextOptions extends ReadOptions {
  /** What messages call the file that the text comes from. */
  readonly file?: string;
}

export const readOptions = optionsNeeding<ReadOptions>({ catalog });
export const readTextOptions = optionsNeeding<ReadTextOptions>({ catalog, file: optionalWord });

/** Units of a reader are sound if the items in them are: they need not be looked at again. */
export const trusted = <Read extends Unit>(unit: Read, catalog: Catalog): Read =>
  isSound(catalog) ? fromReader(unit) : unit;
