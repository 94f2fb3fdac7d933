import { checkInteger, notInteger } from '../../check/check.js';
import { wrongValue } from '../../check/refusal.js';
import { fields, flag, listOf, oneOf, optional, whole, word } from '../../check/shape.js';
import { TERRAIN_TYPES, type TerrainType } from '../../rules/terrain/index.js';
import { columnBeside, FACINGS, hexDistance, rowBeside, turned } from '../hex/hex.js';
import {
  DEEPEST,
  EVERY_SIDE,
  HIGHEST_LEVEL,
  LONGEST_SIDE,
  LOWEST_LEVEL,
  STRONGEST,
  TALLEST,
} from './limits.js';

/** One bit for each terrain, because a hex may hold several. */
export const TERRAIN_BIT: Readonly<Record<TerrainType, number>> = Object.freeze(
  Object.fromEntries(TERRAIN_TYPES.map((type, index) => [type, 1 << index])) as Record<TerrainType, number>,
);

const bitsOf = (...types: TerrainType[]): number => types.reduce((bits, type) => bits | TERRAIN_BIT[type], 0);

/** Woods and jungle of every density. */
export const GROWTH = bitsOf(
  'light_woods',
  'heavy_woods',
  'ultra_heavy_woods',
  'light_jungle',
  'heavy_jungle',
  'ultra_heavy_jungle',
);
const SMOKE = bitsOf('light_smoke', 'heavy_smoke');
const FIELD = TERRAIN_BIT.planted_field;
const INDUSTRY = TERRAIN_BIT.heavy_industrial;
/** Terrain that rises above the ground and that lines of sight can partly pass. */
export const RISES = GROWTH | SMOKE | FIELD | INDUSTRY;

/** Levels above the ground (docs/rules/line-of-sight.md). */
export const SMOKE_HEIGHT = 2;
export const FIELD_HEIGHT = 1;

/** The content of one hex, as map generators and readers state it. */
export interface MapHex {
  readonly level: number;
  readonly terrain: readonly TerrainType[];
  readonly waterDepth: number;
  /** Levels that woods or jungle rise above the ground. */
  readonly foliageHeight: number;
  readonly building?: Building;
  readonly bridge?: Bridge;
  /** Levels that heavy industry rises above the ground; 0 if there is none. */
  readonly industrialHeight?: number;
  /** Hexsides that a road leaves by, one bit per side. */
  readonly roadExits: number;
  /** Hexsides over which a sheer cliff drops, one bit per side. */
  readonly cliffExits?: number;
  /** No unit may enter. */
  readonly impassable?: boolean;
}

export interface Building {
  /** 1 light, 2 medium, 3 heavy, 4 hardened. */
  readonly construction: number;
  /** Levels above the ground. */
  readonly height: number;
  /** The construction factor: the damage that it can take. */
  readonly strength: number;
  /** Hexsides towards the rest of the same building, one bit per side. */
  readonly exits: number;
}

export interface Bridge {
  readonly construction: number;
  /** The height of its deck above the hex's level. */
  readonly height: number;
  readonly strength: number;
  readonly exits: number;
}

export const CLEAR_HEX: MapHex = Object.freeze({
  level: 0,
  terrain: Object.freeze([]),
  waterDepth: 0,
  foliageHeight: 0,
  roadExits: 0,
});

const sides = whole(0, EVERY_SIDE);
const construction = whole(1, 4);
const strength = whole(0, STRONGEST);
const checkMapHex = fields<MapHex>({
  level: whole(LOWEST_LEVEL, HIGHEST_LEVEL),
  terrain: listOf(oneOf(TERRAIN_TYPES)),
  waterDepth: whole(0, DEEPEST),
  foliageHeight: whole(0, TALLEST),
  building: optional(fields<Building>({ construction, height: whole(0, TALLEST), strength, exits: sides })),
  bridge: optional(
    fields<Bridge>({ construction, height: whole(-DEEPEST, TALLEST), strength, exits: sides }),
  ),
  industrialHeight: optional(whole(0, TALLEST)),
  roadExits: sides,
  cliffExits: optional(sides),
  impassable: optional(flag),
});
const checkSide = whole(1, LONGEST_SIDE);

/** The size of all arrays of a map. They share one buffer, because a run of battles makes a map for each game. */
const BYTES_A_HEX = 4 + 2 * 2 + 14;

/** The index for places beyond the edge of the map. */
export const OFF_MAP = -1;

/**
 * The hexes of a map, by index: row × width + column. Each property has its own array, because a battle reads one
 * property of many hexes far more often than all properties of one hex.
 */
export class HexMap {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly level: Int8Array;
  /** Bit sets of `TERRAIN_BIT`. */
  readonly terrain: Int32Array;
  readonly waterDepth: Uint8Array;
  readonly foliageHeight: Uint8Array;
  readonly buildingConstruction: Uint8Array;
  readonly buildingHeight: Uint8Array;
  readonly buildingStrength: Uint16Array;
  readonly buildingExits: Uint8Array;
  /** 0 without a bridge. */
  readonly bridgeConstruction: Uint8Array;
  readonly bridgeHeight: Int8Array;
  readonly bridgeStrength: Uint16Array;
  readonly bridgeExits: Uint8Array;
  readonly industrialHeight: Uint8Array;
  readonly roadExits: Uint8Array;
  readonly cliffExits: Uint8Array;
  /** 1 if no unit may enter. */
  readonly impassable: Uint8Array;
  /**
   * The level of the highest thing in a hex: ground, building, trees, smoke or crops. A line of sight above it can skip
   * the hex. `set` and `refresh` update it.
   */
  readonly skyline: Int8Array;
  /** By index × 6 + facing; `OFF_MAP` beyond the edge. */
  readonly neighbors: Int32Array;
  /** By index: inner loops read them instead of dividing. */
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
  #buildings: Uint16Array | undefined;
  /** Grows with every change. */
  revision = 0;

  /** @throws {RangeError | TypeError} naming the field and value if one is wrong */
  constructor(name: string, width: number, height: number) {
    word(name, 'name', '');
    checkSide(width, 'width', '');
    checkSide(height, 'height', '');
    this.name = name;
    this.width = width;
    this.height = height;
    const size = width * height;
    this.size = size;
    const room = new ArrayBuffer(size * BYTES_A_HEX);
    let used = 0;
    const next = (bytes: number): number => {
      const offset = used;
      used += size * bytes;
      return offset;
    };
    this.terrain = new Int32Array(room, next(4), size);
    this.buildingStrength = new Uint16Array(room, next(2), size);
    this.bridgeStrength = new Uint16Array(room, next(2), size);
    this.level = new Int8Array(room, next(1), size);
    this.skyline = new Int8Array(room, next(1), size);
    this.waterDepth = new Uint8Array(room, next(1), size);
    this.foliageHeight = new Uint8Array(room, next(1), size);
    this.industrialHeight = new Uint8Array(room, next(1), size);
    this.buildingConstruction = new Uint8Array(room, next(1), size);
    this.buildingHeight = new Uint8Array(room, next(1), size);
    this.buildingExits = new Uint8Array(room, next(1), size);
    this.bridgeConstruction = new Uint8Array(room, next(1), size);
    this.bridgeHeight = new Int8Array(room, next(1), size);
    this.bridgeExits = new Uint8Array(room, next(1), size);
    this.roadExits = new Uint8Array(room, next(1), size);
    this.cliffExits = new Uint8Array(room, next(1), size);
    this.impassable = new Uint8Array(room, next(1), size);
    const { neighbors, columns, rows } = gridOf(width, height);
    this.neighbors = neighbors;
    this.columns = columns;
    this.rows = rows;
  }

  /** Returns `OFF_MAP` for places beyond the edge. */
  indexOf(column: number, row: number): number {
    const inside = column >= 0 && column < this.width && row >= 0 && row < this.height;
    return inside ? row * this.width + column : OFF_MAP;
  }

  columnOf(index: number): number {
    const column = this.columns[index];
    return column === undefined ? this.#refuse('index', index) : column;
  }

  rowOf(index: number): number {
    const row = this.rows[index];
    return row === undefined ? this.#refuse('index', index) : row;
  }

  distance(from: number, to: number): number {
    if (from >>> 0 !== from || from >= this.size) this.#refuse('from', from);
    if (to >>> 0 !== to || to >= this.size) this.#refuse('to', to);
    const { columns, rows } = this;
    return hexDistance(
      columns[from] as number,
      rows[from] as number,
      columns[to] as number,
      rows[to] as number,
    );
  }

  has(index: number, type: TerrainType): boolean {
    if (index >>> 0 !== index || index >= this.size) this.#refuse('index', index);
    return ((this.terrain[index] as number) & TERRAIN_BIT[type]) !== 0;
  }

  /** @throws {RangeError | TypeError} naming the field and value if one is wrong */
  set(index: number, hex: MapHex): void {
    checkInteger('index', index, 0, this.size - 1);
    checkMapHex(hex, 'hex', '');
    if (hex.waterDepth > 0 && !hex.terrain.includes('water')) {
      throw wrongValue('hex.waterDepth', hex.waterDepth, '0 where hex.terrain holds no water');
    }
    this.level[index] = hex.level;
    this.terrain[index] = hex.terrain.reduce((bits, type) => bits | TERRAIN_BIT[type], 0);
    this.waterDepth[index] = hex.waterDepth;
    this.foliageHeight[index] = hex.foliageHeight;
    this.buildingConstruction[index] = hex.building?.construction ?? 0;
    this.buildingHeight[index] = hex.building?.height ?? 0;
    this.buildingStrength[index] = hex.building?.strength ?? 0;
    this.buildingExits[index] = hex.building?.exits ?? 0;
    this.bridgeConstruction[index] = hex.bridge?.construction ?? 0;
    this.bridgeHeight[index] = hex.bridge?.height ?? 0;
    this.bridgeStrength[index] = hex.bridge?.strength ?? 0;
    this.bridgeExits[index] = hex.bridge?.exits ?? 0;
    this.industrialHeight[index] = hex.industrialHeight ?? 0;
    this.roadExits[index] = hex.roadExits;
    this.cliffExits[index] = hex.cliffExits ?? 0;
    this.impassable[index] = hex.impassable ? 1 : 0;
    this.refresh(index);
  }

  /** Returns a copy that can be changed without changing this map. */
  copy(): HexMap {
    const copy = new HexMap(this.name, this.width, this.height);
    new Uint8Array(copy.terrain.buffer).set(new Uint8Array(this.terrain.buffer));
    return copy;
  }

  /** Call this for a hex after writing to its arrays directly. */
  refresh(index: number): void {
    const bits = this.terrain[index] as number;
    let height = this.buildingHeight[index] as number;
    if ((bits & RISES) !== 0) {
      if ((bits & GROWTH) !== 0) height = Math.max(height, this.foliageHeight[index] as number);
      if ((bits & SMOKE) !== 0) height = Math.max(height, SMOKE_HEIGHT);
      if ((bits & FIELD) !== 0) height = Math.max(height, FIELD_HEIGHT);
      if ((bits & INDUSTRY) !== 0) height = Math.max(height, this.industrialHeight[index] as number);
    }
    this.skyline[index] = (this.level[index] as number) + height;
    this.#buildings = undefined;
    this.revision += 1;
  }

  /** Builds the error message in a function of its own, to keep the inner loops that call `get` small. */
  #refuse(field: string, index: number): never {
    throw notInteger(field, index, 0, this.size - 1);
  }

  /** The number of the building in this hex; 0 for none. All hexes of one building have the same number. */
  buildingAt(index: number): number {
    if (index >>> 0 !== index || index >= this.size) this.#refuse('index', index);
    this.#buildings ??= numberedBuildings(this);
    return this.#buildings[index] as number;
  }

  /** @throws {RangeError | TypeError} if the map has no such hex */
  get(index: number): MapHex {
    checkInteger('index', index, 0, this.size - 1);
    const bits = this.terrain[index] as number;
    const construction = this.buildingConstruction[index] as number;
    const bridge = this.bridgeConstruction[index] as number;
    return {
      level: this.level[index] as number,
      terrain: TERRAIN_TYPES.filter((type) => (bits & TERRAIN_BIT[type]) !== 0),
      waterDepth: this.waterDepth[index] as number,
      foliageHeight: this.foliageHeight[index] as number,
      ...(construction > 0 && {
        building: {
          construction,
          height: this.buildingHeight[index] as number,
          strength: this.buildingStrength[index] as number,
          exits: this.buildingExits[index] as number,
        },
      }),
      ...(bridge > 0 && {
        bridge: {
          construction: bridge,
          height: this.bridgeHeight[index] as number,
          strength: this.bridgeStrength[index] as number,
          exits: this.bridgeExits[index] as number,
        },
      }),
      ...((this.industrialHeight[index] as number) > 0 && {
        industrialHeight: this.industrialHeight[index] as number,
      }),
      roadExits: this.roadExits[index] as number,
      ...((this.cliffExits[index] as number) > 0 && { cliffExits: this.cliffExits[index] as number }),
      ...(this.impassable[index] === 1 && { impassable: true }),
    };
  }
}

/** Hexes belong to one building if one opens to the other, directly or through others. */
function numberedBuildings(map: HexMap): Uint16Array {
  const numbers = new Uint16Array(map.size);
  let last = 0;
  for (let index = 0; index < map.size; index += 1) {
    if (map.buildingConstruction[index] === 0 || numbers[index] !== 0) continue;
    last += 1;
    numbers[index] = last;
    const open = [index];
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      for (const side of FACINGS) {
        const beside = map.neighbors[hex * FACINGS.length + side] as number;
        if (beside === OFF_MAP || numbers[beside] !== 0 || map.buildingConstruction[beside] === 0) continue;
        const opens = ((map.buildingExits[hex] as number) >> side) & 1;
        const opensBack = ((map.buildingExits[beside] as number) >> turned(side, 3)) & 1;
        if (opens + opensBack === 0) continue;
        numbers[beside] = last;
        open.push(beside);
      }
    }
  }
  return numbers;
}

/** Maps of the same size share what lies where, because a run of battles makes many maps. */
type Grid = Pick<HexMap, 'neighbors' | 'columns' | 'rows'>;
const grids = new Map<number, Grid>();

function gridOf(width: number, height: number): Grid {
  const key = width * 65_536 + height;
  const known = grids.get(key);
  if (known) return known;
  const size = width * height;
  const neighbors = new Int32Array(size * FACINGS.length);
  const columns = Uint16Array.from({ length: size }, (_, index) => index % width);
  const rows = Uint16Array.from({ length: size }, (_, index) => Math.floor(index / width));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      for (const side of FACINGS) {
        const toColumn = columnBeside(column, side);
        const toRow = rowBeside(column, row, side);
        const inside = toColumn >= 0 && toColumn < width && toRow >= 0 && toRow < height;
        neighbors[(row * width + column) * FACINGS.length + side] = inside
          ? toRow * width + toColumn
          : OFF_MAP;
      }
    }
  }
  const grid = { neighbors, columns, rows };
  grids.set(key, grid);
  return grid;
}
