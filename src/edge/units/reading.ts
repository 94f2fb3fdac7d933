import type { Catalog } from '../../catalog/index.js';
import type { Unit } from '../../units/index.js';
import { catalog, optionalWord } from '../common.js';
import { isSound } from '../equipment/sound-catalogs.js';
import { optionsNeeding } from '../options.js';
import { fromReader } from '../unit.js';

/** The catalog for looking up equipment. Functions of `tarcomp` itself default to the official catalog. */
export interface ReadOptions {
  readonly catalog: Catalog;
}

export interface ReadTextOptions extends ReadOptions {
  /** The name of the file, for messages. */
  readonly file?: string;
}

export const readOptions = optionsNeeding<ReadOptions>({ catalog });
export const readTextOptions = optionsNeeding<ReadTextOptions>({ catalog, file: optionalWord });

/** A unit from a reader is sound if its items are, and needs no second check. */
export const trusted = <Read extends Unit>(unit: Read, catalog: Catalog): Read =>
  isSound(catalog) ? fromReader(unit) : unit;
