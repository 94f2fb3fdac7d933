import type { HexMap } from '../../src/battle/map/hex-map.js';
import { readBoard } from '../../src/battle/map/read-board.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Mech } from '../../src/units/index.js';
import { readMtf } from '../../src/units/mtf/read-mtf.js';
import { referenceText } from './shared.js';

// Thousands of situations share a few units and map sheets: each file is read once.

const mechs = new Map<string, Mech>();

/** By the path below the folder of units. */
export function mechAt(path: string): Mech {
  let mech = mechs.get(path);
  if (mech === undefined) {
    mech = readMtf(referenceText(`units/${path}`), officialCatalog, path);
    mechs.set(path, mech);
  }
  return mech;
}

const boards = new Map<string, HexMap>();

export function boardNamed(name: string): HexMap {
  let map = boards.get(name);
  if (map === undefined) {
    map = readBoard(referenceText(`boards/${name}.board`), name).map;
    boards.set(name, map);
  }
  return map;
}
