import { CLEAR_HEX, HexMap, type MapHex } from '../../../src/battle/map/hex-map.js';
import { type Mover, NO_SIDE_STEP, PLAIN_FOOTWORK } from '../../../src/battle/movement/mover.js';

/** Column and row, as `'3,4'`. */
export type Place = `${number},${number}`;

/** A clear field of seven by nine hexes, with what is said to stand on it. */
export function field(hexes: Readonly<Partial<Record<Place, Partial<MapHex>>>> = {}): HexMap {
  const map = new HexMap('field', 7, 9);
  for (const [place, hex] of Object.entries(hexes))
    map.set(hexOf(map, place as Place), { ...CLEAR_HEX, ...hex });
  return map;
}

export function hexOf(map: HexMap, place: Place): number {
  const [column = 0, row = 0] = place.split(',').map(Number);
  return map.indexOf(column, row);
}

export const placeOf = (map: HexMap, hex: number): Place => `${map.columnOf(hex)},${map.rowOf(hex)}`;

export const water = (depth: number): Partial<MapHex> => ({ terrain: ['water'], waterDepth: depth });
export const light: Partial<MapHex> = { terrain: ['light_woods'], foliageHeight: 2 };
export const heavy: Partial<MapHex> = { terrain: ['heavy_woods'], foliageHeight: 2 };

/** A biped with 4 walking, 6 running and 4 jumping points in the middle, facing north. */
export const biped = (map: HexMap, changes: Partial<Mover> = {}): Mover => ({
  hex: hexOf(map, '3,4'),
  elevation: 0,
  facing: 0,
  prone: false,
  walk: 4,
  run: 6,
  jump: 4,
  jumpDetour: 0,
  sideStep: NO_SIDE_STEP,
  climbs: 2,
  climbsBackward: 0,
  canStand: true,
  stuck: false,
  footwork: PLAIN_FOOTWORK,
  ...changes,
});

export const quad = (map: HexMap, changes: Partial<Mover> = {}): Mover =>
  biped(map, { sideStep: 1, ...changes });
