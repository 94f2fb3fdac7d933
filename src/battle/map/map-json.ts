import * as v from 'valibot';
import { messageOf } from '../../check/refusal.js';
import { TERRAIN_TYPES, type TerrainType } from '../../rules/terrain/index.js';
import { schemaProblem } from '../../units/json/schema-problem.js';
import { FACINGS, type Facing } from '../hex/hex.js';
import { whole } from '../save/read-with.js';
import { usualFoliageHeight } from './foliage.js';
import { HexMap, type MapHex } from './hex-map.js';
import { hexIndex, hexNumber } from './hex-number.js';
import { DEEPEST, HIGHEST_LEVEL, LONGEST_SIDE, LOWEST_LEVEL, STRONGEST, TALLEST } from './limits.js';
import { MapFileError } from './map-file-error.js';

const FORMAT = 'tarcomp-map';
const VERSION = 1;

/** The four kinds of construction of buildings and bridges, by number. */
const CONSTRUCTIONS = ['light', 'medium', 'heavy', 'hardened'] as const;

const sides = v.pipe(v.array(v.picklist(FACINGS)), v.maxLength(FACINGS.length));

const structure = (lowest: number) =>
  v.strictObject({
    construction: v.picklist(CONSTRUCTIONS),
    height: whole(lowest, TALLEST),
    strength: whole(0, STRONGEST),
    exits: v.exactOptional(sides),
  });

const hexSchema = v.strictObject({
  level: v.exactOptional(whole(LOWEST_LEVEL, HIGHEST_LEVEL)),
  terrain: v.exactOptional(v.array(v.picklist(TERRAIN_TYPES))),
  waterDepth: v.exactOptional(whole(0, DEEPEST)),
  foliageHeight: v.exactOptional(whole(0, TALLEST)),
  industrialHeight: v.exactOptional(whole(1, TALLEST)),
  building: v.exactOptional(structure(0)),
  bridge: v.exactOptional(structure(-DEEPEST)),
  roads: v.exactOptional(sides),
  cliffs: v.exactOptional(sides),
  impassable: v.exactOptional(v.literal(true)),
});
type HexJson = v.InferOutput<typeof hexSchema>;

export const mapSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  name: v.string(),
  width: whole(1, LONGEST_SIDE),
  height: whole(1, LONGEST_SIDE),
  hexes: v.record(v.string(), hexSchema),
});

/** Returns the map as JSON, with a line for each hex that is not clear ground at level 0. */
export function writeMapJson(map: HexMap): string {
  const head = { format: FORMAT, version: VERSION, name: map.name, width: map.width, height: map.height };
  const lines: string[] = [];
  for (let index = 0; index < map.size; index += 1) {
    const hex = JSON.stringify(hexToJson(map.get(index)));
    if (hex !== '{}') lines.push(`    "${hexNumber(index, map)}": ${hex}`);
  }
  const opening = JSON.stringify(head, null, 2).slice(0, -2);
  return `${opening},\n  "hexes": {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}\n}\n`;
}

function hexToJson(hex: MapHex): HexJson {
  const { building, bridge } = hex;
  const usual = usualFoliageHeight(new Set(hex.terrain));
  return {
    ...(hex.level !== 0 && { level: hex.level }),
    ...(hex.terrain.length > 0 && { terrain: [...hex.terrain] }),
    ...(hex.waterDepth > 0 && { waterDepth: hex.waterDepth }),
    ...(hex.foliageHeight !== usual && { foliageHeight: hex.foliageHeight }),
    ...(hex.industrialHeight && { industrialHeight: hex.industrialHeight }),
    ...(building && { building: structureToJson(building) }),
    ...(bridge && { bridge: structureToJson(bridge) }),
    ...(hex.roadExits > 0 && { roads: sidesOf(hex.roadExits) }),
    ...(hex.cliffExits && { cliffs: sidesOf(hex.cliffExits) }),
    ...(hex.impassable && { impassable: true }),
  };
}

type Structure = NonNullable<MapHex['building']>;

const structureToJson = ({ construction, height, strength, exits }: Structure) => ({
  construction: CONSTRUCTIONS[construction - 1] ?? 'light',
  height,
  strength,
  ...(exits > 0 && { exits: sidesOf(exits) }),
});

const sidesOf = (bits: number): Facing[] => FACINGS.filter((side) => ((bits >> side) & 1) === 1);

/**
 * Reads map JSON.
 * @throws {MapFileError} if the text is not map JSON, or a field is wrong
 */
export function readMapJson(text: string, file = 'map.json'): HexMap {
  const content = check(parseJson(text.replace(/^\uFEFF/, ''), file), file);
  const map = new HexMap(content.name, content.width, content.height);
  const seen = new Set<number>();
  for (const [number, hex] of Object.entries(content.hexes)) {
    const index = hexIndex(number, map);
    if (index === undefined) {
      throw new MapFileError(
        file,
        undefined,
        `hexes.${number}: not a hex of a map of ${map.width} by ${map.height}; expected column and row, such as "0203"`,
      );
    }
    if (seen.has(index)) throw new MapFileError(file, undefined, `hexes.${number}: this hex is given twice`);
    seen.add(index);
    const missing = MEASURED.find(([type, field]) => hex.terrain?.includes(type) && hex[field] === undefined);
    if (missing !== undefined) {
      const [type, field] = missing;
      throw new MapFileError(file, undefined, `hexes.${number}: "${type}" needs a field "${field}"`);
    }
    map.set(index, hexFromJson(hex));
  }
  return map;
}

/** Terrain that needs a figure. */
const MEASURED = [
  ['building', 'building'],
  ['heavy_industrial', 'industrialHeight'],
] as const;

/** A figure implies its terrain, so a file need not state both. */
const IMPLIED = [
  ['waterDepth', 'water'],
  ['building', 'building'],
  ['industrialHeight', 'heavy_industrial'],
  ['roads', 'road'],
] as const;

function hexFromJson(hex: HexJson): MapHex {
  const implied = IMPLIED.filter(([field]) => hex[field] !== undefined).map(([, type]) => type);
  const terrain: readonly TerrainType[] = [...new Set([...(hex.terrain ?? []), ...implied])];
  return {
    level: hex.level ?? 0,
    terrain,
    waterDepth: hex.waterDepth ?? 0,
    foliageHeight: hex.foliageHeight ?? usualFoliageHeight(new Set(terrain)),
    ...(hex.industrialHeight !== undefined && { industrialHeight: hex.industrialHeight }),
    ...(hex.building && { building: structureFromJson(hex.building) }),
    ...(hex.bridge && { bridge: structureFromJson(hex.bridge) }),
    roadExits: bitsOf(hex.roads),
    ...(hex.cliffs && { cliffExits: bitsOf(hex.cliffs) }),
    ...(hex.impassable && { impassable: true }),
  };
}

const structureFromJson = (structure: NonNullable<HexJson['building']>): Structure => ({
  construction: CONSTRUCTIONS.indexOf(structure.construction) + 1,
  height: structure.height,
  strength: structure.strength,
  exits: bitsOf(structure.exits),
});

const bitsOf = (facings: readonly Facing[] = []): number =>
  facings.reduce<number>((bits, side) => bits | (1 << side), 0);

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MapFileError(file, undefined, `not JSON: ${messageOf(error)}`);
  }
}

function check(content: unknown, file: string): v.InferOutput<typeof mapSchema> {
  const result = v.safeParse(mapSchema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'the file';
  throw new MapFileError(file, undefined, `${field}: ${schemaProblem(issue)}`);
}
