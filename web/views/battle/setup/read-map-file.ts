import { readMapJson } from '../../../../src/battle/map/map-json.js';
import { type ReadMap, readBoard } from '../../../../src/battle/map/read-board.js';

/** @throws {MapFileError} naming file and line, if it is no map */
export function readMapFile(name: string, text: string): ReadMap {
  return /\.board$/i.test(name)
    ? readBoard(text, name.replace(/\.board$/i, ''))
    : { map: readMapJson(text, name), warnings: [] };
}
