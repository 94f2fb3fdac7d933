import type { HexMap, MapOrder, SightEnd } from '../../battle/index.js';
import * as battle from '../../battle/index.js';
import { LONGEST_SIDE } from '../../battle/map/limits.js';
import { checked, fields, having, oneOf, openFields, whole, word } from '../../check/shape.js';
import { facing, optionalFlag, optionalWord } from '../common.js';
import { checkHex } from './on-map.js';
import { map } from './setup-shapes.js';

// Hexes by column and row. They may lie off a map, but no farther than the longest side of any map.

const FARTHEST = LONGEST_SIDE;
const place = whole(-FARTHEST, FARTHEST);
const twoHexes = { column: place, row: place, toColumn: place, toRow: place };

/**
 * Returns the distance of two hexes, given by column and row from 0.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * hexDistance(0, 0, 3, 0); // 3
 * ```
 */
export const hexDistance = checked(battle.hexDistance, twoHexes);
export const bearing = checked(battle.bearing, twoHexes);
export const bearingPoint = checked(battle.bearingPoint, twoHexes);
export const lineOfHexes = checked(battle.lineOfHexes, twoHexes);

// Maps.

const side = whole(1, LONGEST_SIDE);
const sheet = having<Pick<HexMap, 'width' | 'height'>>({ width: side, height: side }, 'a map');

/**
 * Generates a map. The same options give the same map on every machine.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * generateMap({ landscape: 'hills', width: 16, height: 17, seed: 1 }).size; // 272
 * ```
 */
export const generateMap = checked(battle.generateMap, {
  order: fields<MapOrder>({ landscape: oneOf(battle.LANDSCAPES), width: side, height: side, seed: whole() }),
});
export const readMapJson = checked(battle.readMapJson, { text: word, file: optionalWord });
export const writeMapJson = checked(battle.writeMapJson, { map });
export const readBoard = checked(battle.readBoard, { text: word, name: word });
export const hexIndex = checked(battle.hexIndex, { number: word, sheet });
export const hexNumber = checked(battle.hexNumber, { index: whole(), sheet }, (index, { width, height }) =>
  checkHex('index', index, width * height),
);

// Lines of sight.

const BEARING_POINTS = 24;
const elevation = whole(-LONGEST_SIDE, LONGEST_SIDE);
export const sightEnd = openFields<SightEnd>({
  hex: whole(),
  elevation,
  height: whole(0, LONGEST_SIDE),
  afloat: optionalFlag,
});

export const isInArc = checked(battle.isInArc, {
  arc: oneOf(battle.WEAPON_ARCS),
  point: whole(0, BEARING_POINTS - 1),
  facing,
});
export const explainLineOfSight = checked(
  battle.explainLineOfSight,
  { map, attacker: sightEnd, target: sightEnd },
  ({ size }, attacker, target) => {
    checkHex('attacker.hex', attacker.hex, size);
    checkHex('target.hex', target.hex, size);
  },
);
export const hitSide = checked(
  battle.hitSide,
  { map, attackerHex: whole(), target: sightEnd, targetFacing: facing },
  ({ size }, attackerHex, target) => {
    checkHex('attackerHex', attackerHex, size);
    checkHex('target.hex', target.hex, size);
  },
);
