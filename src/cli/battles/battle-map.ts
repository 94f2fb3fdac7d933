import { basename } from 'node:path';
import { generateMap, LANDSCAPES, type Landscape } from '../../battle/map/generate-map.js';
import type { HexMap } from '../../battle/map/hex-map.js';
import { MapFileError } from '../../battle/map/map-file-error.js';
import { readMapJson } from '../../battle/map/map-json.js';
import { readBoard } from '../../battle/map/read-board.js';
import type { GeneratedMap } from '../../simulate/index.js';
import { InputError } from '../files/input-error.js';
import { readTextFile } from '../files/text-file.js';
import { kindOfPath } from '../files/unit-files.js';
import { didYouMean } from '../print/did-you-mean.js';
import { cut } from '../print/visible.js';

const USUAL_SIDE = 32;
/** In bytes: far more than any map needs. */
const LARGEST_FILE = 50_000_000;
const WITH_SIZE = /^([^:]+)(?::(\d+)x(\d+))?$/i;

/**
 * Reads a landscape, with or without a size, or a map file.
 * @throws {InputError} if the text is neither, or the file is not a map
 */
export function readBattleMap(text: string, note: (text: string) => void): HexMap | GeneratedMap {
  const [, name = '', width, height] = WITH_SIZE.exec(text.trim()) ?? [];
  const landscape = LANDSCAPES.find((one) => one === name.trim().toLowerCase().replace(/[ _]/g, '-'));
  if (landscape !== undefined)
    return landscapeOf(landscape, Number(width ?? USUAL_SIDE), Number(height ?? USUAL_SIDE));
  const kind = kindOfPath(text);
  if (typeof kind === 'object') throw new InputError(`${text}: ${kind.problem}`);
  if (kind === 'file') return mapFile(text, note);
  if (kind !== 'nothing') {
    throw new InputError(
      `${text}: this is ${kind === 'folder' ? 'a folder' : 'an archive'}; name a map file`,
    );
  }
  if (/[/\\]|\.(board|json)$/i.test(text)) throw new InputError(`${cut(text)}: no such file`);
  const hint = didYouMean(name, LANDSCAPES);
  throw new InputError(
    `"${text}" is not a map.${hint} Use one of ${LANDSCAPES.join(', ')}, optionally with a size ("hills:24x30"), or a .board or map .json file.`,
  );
}

function landscapeOf(landscape: Landscape, width: number, height: number): GeneratedMap {
  try {
    // The error of a wrong size names the sizes allowed.
    generateMap({ landscape, width, height, seed: 0 });
  } catch (error) {
    if (error instanceof RangeError)
      throw new InputError(`map ${landscape}:${width}x${height}: ${error.message}`);
    throw error;
  }
  return { landscape, width, height };
}

function mapFile(path: string, note: (text: string) => void): HexMap {
  try {
    const text = readTextFile(path, 'map', LARGEST_FILE);
    if (!/\.board$/i.test(path)) return readMapJson(text, path);
    const { map, warnings } = readBoard(text, basename(path).replace(/\.board$/i, ''));
    for (const { line, text: words } of warnings) note(`${path}:${line}: ${words}`);
    return map;
  } catch (error) {
    if (error instanceof MapFileError) throw new InputError(path + error.message.slice(error.file.length));
    throw error;
  }
}
