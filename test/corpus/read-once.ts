import type { HexMap } from '../../src/battle/map/hex-map.js';
import { readBoard } from '../../src/battle/map/read-board.js';
import { type BattleValue, calculateBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Unit } from '../../src/units/any-unit.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Mech, OtherUnit } from '../../src/units/index.js';
import { readMtf } from '../../src/units/mtf/read-mtf.js';
import { referenceData, referenceLines, referenceText } from './shared.js';

// Many comparisons share the units, their figures and a few map sheets: each file is read once for all of them.

/** What the reference says of one unit file; every test states the fields it compares. */
interface Figures {
  readonly path: string;
}

let figures: readonly Figures[] | undefined;

/** What the reference expects of each file with this ending; nothing where the reference is absent. */
export function expectedFigures<Expected extends Figures>(ending: '' | '.mtf' | '.blk'): Expected[] {
  figures ??= referenceData ? referenceLines<Figures>('expected.jsonl') : [];
  return (figures as readonly Expected[]).filter(({ path }) => path.endsWith(ending));
}

const mechs = new Map<string, Mech>();

/** By the path below the folder of units. */
export const mechAt = (path: string): Mech =>
  readOnce(mechs, path, () => readMtf(referenceText(`units/${path}`), officialCatalog, path));

const others = new Map<string, OtherUnit>();

export const otherUnitAt = (path: string): OtherUnit =>
  readOnce(others, path, () => readBlk(referenceText(`units/${path}`), officialCatalog, path));

export const unitAt = (path: string): Unit => (path.endsWith('.mtf') ? mechAt(path) : otherUnitAt(path));

/** The Battle Values of all units of a kind that is no 'Mech, each with what the reference expects. */
export const valuesOfKind = <Expected extends Figures & { readonly unitType: string }>(
  kind: string,
): { readonly expected: Expected; readonly value: BattleValue }[] =>
  expectedFigures<Expected>('.blk')
    .filter(({ unitType }) => unitType === kind)
    .map((expected) => ({ expected, value: calculateBattleValue(unitAt(expected.path)) }));

const boards = new Map<string, HexMap>();

export const boardNamed = (name: string): HexMap =>
  readOnce(boards, name, () => readBoard(referenceText(`boards/${name}.board`), name).map);

export type SmokeHex = readonly [x: number, y: number, density: 1 | 2];

/** A board with smoke on it serves all cases in a row that state the same smoke. */
let smoky: { readonly key: string; readonly map: HexMap } | undefined;

/** The board of a situation, with what smoke it has. */
export function boardWithSmoke({
  board,
  smokeHexes,
}: {
  readonly board: string;
  readonly smokeHexes?: readonly SmokeHex[];
}): HexMap {
  if (smokeHexes === undefined) return boardNamed(board);
  const key = `${board} ${JSON.stringify(smokeHexes)}`;
  if (smoky?.key === key) return smoky.map;
  const { map } = readBoard(referenceText(`boards/${board}.board`), board);
  for (const [x, y, density] of smokeHexes) {
    const index = map.indexOf(x, y);
    const hex = map.get(index);
    map.set(index, { ...hex, terrain: [...hex.terrain, density === 1 ? 'light_smoke' : 'heavy_smoke'] });
  }
  smoky = { key, map };
  return map;
}

function readOnce<Content>(known: Map<string, Content>, name: string, read: () => Content): Content {
  let content = known.get(name);
  if (content === undefined) {
    content = read();
    known.set(name, content);
  }
  return content;
}
