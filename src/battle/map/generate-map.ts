import { SeededDice } from '../../dice/generator.js';
import { HexMap, OFF_MAP, TERRAIN_BIT } from './hex-map.js';
import { LONGEST_SIDE } from './limits.js';

export const LANDSCAPES = Object.freeze(['open', 'light-woods', 'heavy-woods', 'hills', 'river'] as const);
export type Landscape = (typeof LANDSCAPES)[number];

export interface MapOrder {
  readonly landscape: Landscape;
  readonly width: number;
  readonly height: number;
  /** The same seed gives the same map on every machine, because the generator uses whole numbers only. */
  readonly seed: number;
}

/** Clusters of this many hexes cover this many hundredths of the land. */
interface Cover {
  readonly hundredths: number;
  readonly smallest: number;
  readonly largest: number;
}

interface Recipe {
  readonly river: boolean;
  /** Each hill covers this much at its foot. */
  readonly hills?: Cover & { readonly highest: number };
  readonly rough: Cover;
  readonly lightWoods: Cover;
  /** Every second try starts in light woods, so that most heavy woods lie inside them. */
  readonly heavyWoods: Cover;
}

const cover = (hundredths: number, smallest: number, largest: number): Cover => ({
  hundredths,
  smallest,
  largest,
});

const RECIPES: Readonly<Record<Landscape, Recipe>> = {
  open: { river: false, rough: cover(3, 2, 4), lightWoods: cover(6, 2, 5), heavyWoods: cover(1, 1, 2) },
  'light-woods': {
    river: false,
    rough: cover(4, 2, 5),
    lightWoods: cover(26, 4, 12),
    heavyWoods: cover(6, 2, 4),
  },
  'heavy-woods': {
    river: false,
    rough: cover(3, 2, 4),
    lightWoods: cover(44, 6, 18),
    heavyWoods: cover(22, 3, 9),
  },
  hills: {
    river: false,
    hills: { ...cover(50, 16, 48), highest: 4 },
    rough: cover(6, 2, 5),
    lightWoods: cover(12, 3, 8),
    heavyWoods: cover(3, 1, 3),
  },
  river: { river: true, rough: cover(3, 2, 4), lightWoods: cover(14, 3, 9), heavyWoods: cover(4, 1, 4) },
};

const SMALLEST_SIDE = 4;

/**
 * Generates a map that looks the same from the northern and the southern edge: each half is the other one rotated by
 * 180 degrees, so neither side has the better ground.
 * @throws {RangeError} if the landscape, size or seed is invalid
 */
export function generateMap({ landscape, width, height, seed }: MapOrder): HexMap {
  const recipe = (RECIPES as Readonly<Record<string, Recipe | undefined>>)[landscape];
  if (recipe === undefined || !Object.hasOwn(RECIPES, landscape)) {
    throw new RangeError(`landscape is "${landscape}": expected one of ${LANDSCAPES.join(', ')}`);
  }
  checkSide('width', width);
  checkSide('height', height);
  const dice = new SeededDice(seed);
  const map = new HexMap(`${landscape} ${width}x${height} seed ${seed}`, width, height);
  new Landscaper(map, dice).shape(recipe);
  return map;
}

function checkSide(field: string, side: number): void {
  if (!Number.isInteger(side) || side < SMALLEST_SIDE || side > LONGEST_SIDE) {
    throw new RangeError(
      `${field} is ${side}: expected a whole number, from ${SMALLEST_SIDE} to ${LONGEST_SIDE}`,
    );
  }
}

const LIGHT_WOODS = TERRAIN_BIT.light_woods;
const HEAVY_WOODS = TERRAIN_BIT.heavy_woods;
const ROUGH = TERRAIN_BIT.rough;
const WATER = TERRAIN_BIT.water;
const ROAD = TERRAIN_BIT.road;
const TREE_HEIGHT = 2;
const SIDES = 6;
/** A 'Mech climbs at most two levels at a time. */
const CLIMBABLE = 2;

const NORTH_AND_SOUTH = 0b001001;
const BRIDGE_CONSTRUCTION = 2;
const BRIDGE_STRENGTH = 40;

class Landscaper {
  readonly #map: HexMap;
  readonly #dice: SeededDice;
  /** Hexes of the cluster that is growing. */
  readonly #cluster: Int32Array;
  /** The number of the last cluster that a hex was in. */
  readonly #lastCluster: Uint16Array;
  #clusters = 0;

  constructor(map: HexMap, dice: SeededDice) {
    this.#map = map;
    this.#dice = dice;
    this.#cluster = new Int32Array(map.size);
    this.#lastCluster = new Uint16Array(map.size);
  }

  shape(recipe: Recipe): void {
    const map = this.#map;
    if (recipe.river) this.#river();
    if (recipe.hills) this.#hills(recipe.hills, recipe.hills.highest);
    this.#plant(recipe.lightWoods, LIGHT_WOODS, LIGHT_WOODS | WATER | ROAD);
    this.#plant(recipe.heavyWoods, HEAVY_WOODS, HEAVY_WOODS | WATER | ROAD);
    this.#plant(recipe.rough, ROUGH, ROUGH | LIGHT_WOODS | HEAVY_WOODS | WATER | ROAD);
    for (let hex = 0; hex < map.size; hex += 1) map.refresh(hex);
  }

  /** The hex on the opposite side of the map's center; `OFF_MAP` if an odd width leaves none. */
  #opposite(hex: number): number {
    const { width, height } = this.#map;
    const column = hex % width;
    const row = (hex / width) | 0;
    // Odd columns are half a hex lower. If an odd column lies opposite an odd one, its last row has no counterpart.
    const lower = width & column & 1;
    return this.#map.indexOf(width - 1 - column, height - 1 - row - lower);
  }

  /** Grows clusters of one terrain until it covers the wanted share of the map, except where `instead` is. */
  #plant({ hundredths, smallest, largest }: Cover, bit: number, instead: number): void {
    const map = this.#map;
    let left = Math.trunc((map.size * hundredths) / 200);
    // On taken ground a cluster stays small, so the number of tries is bounded and the result may fall short.
    for (let tries = left * 2; left > 0 && tries > 0; tries -= 1) {
      const start = this.#dice.below(map.size);
      if (bit === HEAVY_WOODS && tries & 1 && !this.#has(start, LIGHT_WOODS)) continue;
      const size = Math.min(left, smallest + this.#dice.below(largest - smallest + 1));
      const hexes = this.#grow(start, size, instead);
      for (let index = 0; index < hexes; index += 1) {
        const hex = this.#cluster[index] as number;
        this.#cultivate(hex, bit);
        const opposite = this.#opposite(hex);
        if (opposite !== OFF_MAP) this.#cultivate(opposite, bit);
      }
      left -= hexes;
    }
  }

  #has(hex: number, bits: number): boolean {
    return ((this.#map.terrain[hex] as number) & bits) !== 0;
  }

  #cultivate(hex: number, bit: number): void {
    const map = this.#map;
    if (bit === ROUGH) map.terrain[hex] = (map.terrain[hex] as number) | ROUGH;
    else {
      map.terrain[hex] = ((map.terrain[hex] as number) & ~(LIGHT_WOODS | HEAVY_WOODS)) | bit;
      map.foliageHeight[hex] = TREE_HEIGHT;
    }
  }

  /** Grows the cluster outward from a hex. Returns the number of its hexes. */
  #grow(start: number, size: number, instead: number): number {
    if (this.#has(start, instead)) return 0;
    const { neighbors } = this.#map;
    const cluster = this.#cluster;
    const lastCluster = this.#lastCluster;
    this.#clusters += 1;
    const number = this.#clusters;
    cluster[0] = start;
    lastCluster[start] = number;
    let hexes = 1;
    for (let tries = size * 3; hexes < size && tries > 0; tries -= 1) {
      // One draw picks both the hex of the cluster and the side to which it grows.
      const draw = this.#dice.below(hexes * SIDES);
      const from = cluster[(draw / SIDES) | 0] as number;
      const hex = neighbors[from * SIDES + (draw % SIDES)] as number;
      if (hex === OFF_MAP || this.#has(hex, instead) || lastCluster[hex] === number) continue;
      lastCluster[hex] = number;
      cluster[hexes] = hex;
      hexes += 1;
    }
    return hexes;
  }

  /** Each hill is a cluster with smaller ones on top of it. */
  #hills({ hundredths, smallest, largest }: Cover, highest: number): void {
    const map = this.#map;
    let left = Math.trunc((map.size * hundredths) / 200);
    for (let tries = left; left > 0 && tries > 0; tries -= 1) {
      const peak = this.#dice.below(map.size);
      let size = Math.min(left, smallest + this.#dice.below(largest - smallest + 1));
      left -= size;
      for (let level = 1; level <= highest && size > 0; level += 1) {
        const hexes = this.#grow(peak, size, 0);
        for (let index = 0; index < hexes; index += 1) {
          const hex = this.#cluster[index] as number;
          this.#raise(hex, level);
          const opposite = this.#opposite(hex);
          if (opposite !== OFF_MAP) this.#raise(opposite, level);
        }
        size = ((size * (30 + this.#dice.below(35))) / 100) | 0;
      }
    }
    this.#wearDown();
  }

  #raise(hex: number, level: number): void {
    if ((this.#map.level[hex] as number) < level) this.#map.level[hex] = level;
  }

  /** Lowers hexes until each can be climbed from all of its neighbors. */
  #wearDown(): void {
    const { level, neighbors, size } = this.#map;
    for (let worn = true; worn; ) {
      worn = false;
      for (let hex = 0; hex < size; hex += 1) {
        if ((level[hex] as number) <= CLIMBABLE) continue;
        for (let side = 0; side < SIDES; side += 1) {
          const beside = neighbors[hex * SIDES + side] as number;
          if (beside === OFF_MAP || (level[hex] as number) <= (level[beside] as number) + CLIMBABLE) continue;
          level[hex] = (level[beside] as number) + CLIMBABLE;
          worn = true;
        }
      }
    }
  }

  /** Runs from the western to the eastern edge, through the center, so that it lies in front of both sides. */
  #river(): void {
    const { width, height } = this.#map;
    const middle = (width - 1) >> 1;
    const margin = Math.max(1, height >> 2);
    let row = height >> 1;
    let drift = 0;
    for (let column = middle; column >= 0; column -= 1) {
      this.#channel(column, row);
      // The river keeps its direction for a while, and turns back before it comes near an edge.
      if (this.#dice.below(3) === 0) drift = this.#dice.below(3) - 1;
      if (row <= margin) drift = 1;
      else if (row >= height - 1 - margin) drift = -1;
      row += drift;
    }
    this.#bridge(1 + this.#dice.below(Math.max(1, middle - 1)));
  }

  /** One column of the river: two or three hexes wide, so that adjacent columns always touch. */
  #channel(column: number, row: number): void {
    const broad = this.#dice.below(3);
    const deep = this.#dice.below(2) === 0;
    for (let offset = -1; offset <= (broad === 0 ? 1 : 0); offset += 1) {
      const hex = this.#map.indexOf(column, row + offset);
      if (hex === OFF_MAP) continue;
      const depth = offset === 0 && deep ? 2 : 1;
      this.#flood(hex, depth);
      const opposite = this.#opposite(hex);
      if (opposite !== OFF_MAP) this.#flood(opposite, depth);
    }
  }

  #flood(hex: number, depth: number): void {
    const map = this.#map;
    map.terrain[hex] = WATER;
    map.waterDepth[hex] = depth;
  }

  /** A road from edge to edge in this column and in the opposite one, with a bridge over the river. */
  #bridge(column: number): void {
    const { width, height } = this.#map;
    for (const at of [column, width - 1 - column]) {
      for (let row = 0; row < height; row += 1) this.#pave(this.#map.indexOf(at, row));
    }
  }

  #pave(hex: number): void {
    const map = this.#map;
    if (this.#has(hex, WATER)) {
      map.bridgeConstruction[hex] = BRIDGE_CONSTRUCTION;
      map.bridgeStrength[hex] = BRIDGE_STRENGTH;
      map.bridgeExits[hex] = NORTH_AND_SOUTH;
    } else {
      map.terrain[hex] = (map.terrain[hex] as number) | ROAD;
      map.roadExits[hex] = NORTH_AND_SOUTH;
    }
  }
}
