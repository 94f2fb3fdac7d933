import type { TerrainType } from '../../rules/terrain/index.js';

/** How a word of the `.board` format is understood. */
export type BoardWord =
  /** Terrain, by the number after the word; the last entry is for all higher numbers too. */
  | { readonly kind: 'terrain'; readonly types: readonly TerrainType[] }
  /** A figure of the hex, or of a feature in it. */
  | { readonly kind: 'figure' }
  /** Part of a picture. */
  | { readonly kind: 'decoration' }
  /** Known, but not played; `instead` says what is played. */
  | { readonly kind: 'unplayed'; readonly instead: string };

const terrain = (...types: TerrainType[]): BoardWord => ({ kind: 'terrain', types });
const unplayed = (instead: string): BoardWord => ({ kind: 'unplayed', instead });
const FIGURE: BoardWord = { kind: 'figure' };
const DECORATION: BoardWord = { kind: 'decoration' };

/** The five kinds of debris are alike; the sixth is the deep one. */
const RUBBLE: readonly TerrainType[] = ['rubble', 'rubble', 'rubble', 'rubble', 'rubble', 'ultra_rubble'];

export const BOARD_WORDS: ReadonlyMap<string, BoardWord> = new Map([
  ['woods', terrain('light_woods', 'heavy_woods', 'ultra_heavy_woods')],
  ['jungle', terrain('light_jungle', 'heavy_jungle', 'ultra_heavy_jungle')],
  ['foliage_elev', FIGURE],
  ['rough', terrain('rough', 'ultra_rough')],
  ['rubble', terrain(...RUBBLE)],
  ['water', FIGURE],
  ['pavement', terrain('pavement')],
  ['road', terrain('road')],
  ['swamp', terrain('swamp')],
  ['mud', terrain('mud')],
  ['sand', terrain('sand')],
  ['snow', terrain('snow', 'deep_snow')],
  ['ice', terrain('ice')],
  ['black_ice', terrain('ice')],
  ['tundra', terrain('tundra')],
  ['magma', terrain('magma_crust', 'magma')],
  ['planted_fields', terrain('planted_field')],
  ['fields', terrain('planted_field')],
  ['heavy_industrial', FIGURE],
  ['industrial', FIGURE],
  ['fire', terrain('fire')],
  // The levels beyond heavy are clouds of laser-inhibiting smoke and chaff, which hide no more than light smoke.
  ['smoke', terrain('light_smoke', 'heavy_smoke', 'light_smoke')],
  ['impassable', FIGURE],
  ['cliff_top', FIGURE],

  ['building', FIGURE],
  ['bldg_elev', FIGURE],
  ['bldg_cf', FIGURE],
  ['bldg_class', FIGURE],
  ['bridge', FIGURE],
  ['bridge_elev', FIGURE],
  ['bridge_cf', FIGURE],
  ['fuel_tank', FIGURE],
  ['fuel_tank_elev', FIGURE],
  ['fuel_tank_cf', FIGURE],
  ['fuel_tank_magn', unplayed('it is a building that does not explode')],

  ['bldg_armor', unplayed('the building has no armor')],
  ['bldg_basement_type', unplayed('the building has no basement')],
  ['bldg_base_collapsed', unplayed('the building has no basement')],
  ['rapids', unplayed('the water is still')],
  ['geyser', unplayed('the hex is treated as if it were not there')],
  ['elevator', unplayed('the hex is treated as if it were not there')],
  ['fortified', unplayed('the hex is treated as if it were not there')],
  ['screen', unplayed('the hex is treated as if it were not there')],
  ['hazardous_liquid', unplayed('the hex is treated as if it were not there')],
  ['ultra_sublevel', unplayed('the hex is treated as if it were not there')],
  ['space', unplayed('the hex is clear ground')],
  ['sky', unplayed('the hex is clear ground')],

  ['arms', DECORATION],
  ['legs', DECORATION],
  ['fluff', DECORATION],
  ['ground_fluff', DECORATION],
  ['road_fluff', DECORATION],
  ['water_fluff', DECORATION],
  ['metal_deposit', DECORATION],
  ['deployment_zone', DECORATION],
  ['cliff_bottom', DECORATION],
  ['incline_top', DECORATION],
  ['incline_bottom', DECORATION],
  ['incline_high_top', DECORATION],
  ['incline_high_bottom', DECORATION],
]);

/** The construction factor of a building or bridge if the file states none: light, medium, heavy, hardened. */
export const USUAL_STRENGTH: readonly number[] = [15, 15, 40, 90, 120];
