import { referenceText } from './shared.js';

export interface Hex {
  readonly level: number;
  /** By name, with its first number. */
  readonly terrain: ReadonlyMap<string, number>;
}

const boards = new Map<string, ReadonlyMap<string, Hex>>();

/** The hex of a map sheet, counted from 0. */
export function hexAt(board: string, x: number, y: number): Hex {
  let hexes = boards.get(board);
  if (hexes === undefined) {
    hexes = new Map(
      [...referenceText(`boards/${board}.board`).matchAll(/^hex (\d\d)(\d\d) (-?\d+) "([^"]*)"/gm)].map(
        ([, column, row, level, terrain = '']) => [
          `${Number(column) - 1},${Number(row) - 1}`,
          { level: Number(level), terrain: terrainOf(terrain) },
        ],
      ),
    );
    boards.set(board, hexes);
  }
  const hex = hexes.get(`${x},${y}`);
  if (hex === undefined) throw new RangeError(`${board} has no hex ${x},${y}`);
  return hex;
}

function terrainOf(text: string): ReadonlyMap<string, number> {
  const features = text === '' ? [] : text.split(';').map((feature) => feature.split(':'));
  return new Map(features.map(([name = '', number]) => [name, Number(number)]));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export const isBridgeOverWater = (board: string, { x, y }: Place): boolean => {
  const { terrain } = hexAt(board, x, y);
  return terrain.has('bridge') && (terrain.get('water') ?? 0) > 0;
};

/** Degrees clockwise from north; even columns stand half a hex higher. */
export function bearing(from: Place, to: Place): number {
  const across = (to.x - from.x) * 1.5;
  const down = Math.sqrt(3) * (to.y - from.y + ((to.x & 1) - (from.x & 1)) / 2);
  return ((Math.atan2(across, -down) * 180) / Math.PI + 360) % 360;
}
