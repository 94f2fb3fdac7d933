import { type ReadMap, readBoard, readMapJson } from '../../../../src/edge/battle.js';

/** @throws {MapFileError} naming file and line, if it is no map */
export function readMapFile(name: string, text: string): ReadMap {
  return /\.board$/i.test(name)
    ? readBoard(text, name.replace(/\.board$/i, ''))
    : { map: readMapJson(text, name), warnings: [] };
}
