import { describe, expect, it } from 'vitest';
import { generateMap, LANDSCAPES } from '../../../src/battle/map/generate-map.js';
import { CLEAR_HEX, HexMap } from '../../../src/battle/map/hex-map.js';
import { MapFileError } from '../../../src/battle/map/map-file-error.js';
import { readMapJson, writeMapJson } from '../../../src/battle/map/map-json.js';

const sample = `{
  "format": "tarcomp-map",
  "version": 1,
  "name": "Ford",
  "width": 4,
  "height": 3,
  "hexes": {
    "0101": {"level":2,"terrain":["light_woods"]},
    "0201": {"terrain":["heavy_woods"],"foliageHeight":1},
    "0102": {"terrain":["water"],"waterDepth":1,"bridge":{"construction":"medium","height":0,"strength":40,"exits":[0,3]}},
    "0202": {"terrain":["building"],"building":{"construction":"hardened","height":3,"strength":120}},
    "0302": {"terrain":["heavy_industrial"],"industrialHeight":2},
    "0103": {"terrain":["road"],"roads":[0,3]},
    "0203": {"level":-1,"cliffs":[1,2]},
    "0303": {"impassable":true}
  }
}
`;

const hexesOf = (map: HexMap) => Array.from({ length: map.size }, (_, index) => map.get(index));

describe('map JSON', () => {
  it('states each hex that is not clear ground at level 0, and comes back as it went', () => {
    const map = readMapJson(sample);
    expect([map.name, map.width, map.height]).toEqual(['Ford', 4, 3]);
    expect(map.get(0)).toEqual({ ...CLEAR_HEX, level: 2, terrain: ['light_woods'], foliageHeight: 2 });
    expect(map.get(4).bridge).toEqual({ construction: 2, height: 0, strength: 40, exits: 9 });
    expect(map.get(5).building).toEqual({ construction: 4, height: 3, strength: 120, exits: 0 });
    expect(map.get(10)).toEqual({ ...CLEAR_HEX, impassable: true });
    expect(map.get(11)).toEqual(CLEAR_HEX);
    expect(writeMapJson(map)).toBe(sample);
  });

  it('of an empty map has no hexes', () => {
    const empty = new HexMap('Plain', 2, 2);
    expect(JSON.parse(writeMapJson(empty))).toMatchObject({ hexes: {} });
    expect(hexesOf(readMapJson(writeMapJson(empty)))).toEqual(hexesOf(empty));
  });

  it.each(LANDSCAPES)('keeps every hex of %s', (landscape) => {
    const map = generateMap({ landscape, width: 17, height: 20, seed: 5 });
    const again = readMapJson(writeMapJson(map));
    expect(again.name).toBe(map.name);
    expect(hexesOf(again)).toEqual(hexesOf(map));
    expect([...again.skyline]).toEqual([...map.skyline]);
  });

  it('understands a figure without the terrain that it implies', () => {
    const map = readMapJson(
      '{"format":"tarcomp-map","version":1,"name":"","width":2,"height":1,"hexes":{"0101":{"waterDepth":2},"0201":{"roads":[0]}}}',
    );
    expect(map.get(0).terrain).toEqual(['water']);
    expect(map.get(1).terrain).toEqual(['road']);
  });

  const broken = (change: (content: Record<string, unknown>) => void): string => {
    const content = JSON.parse(sample) as Record<string, unknown>;
    change(content);
    return JSON.stringify(content);
  };
  const withHex = (number: string, hex: unknown): string =>
    broken((content) => Object.assign(content, { hexes: { [number]: hex } }));

  it.each([
    ['{', 'map.json: not JSON'],
    ['[]', 'map.json: '],
    [broken((content) => Object.assign(content, { version: 2 })), 'map.json: version: '],
    [broken((content) => Object.assign(content, { format: 'other' })), 'map.json: format: '],
    [broken((content) => Object.assign(content, { width: 0 })), 'map.json: width: '],
    [broken((content) => Object.assign(content, { extra: 1 })), 'map.json: extra: '],
    [withHex('0101', { level: 1.5 }), 'map.json: hexes.0101.level: '],
    [withHex('0101', { terrain: ['lava'] }), 'map.json: hexes.0101.terrain.0: '],
    [withHex('0101', { roads: [6] }), 'map.json: hexes.0101.roads.0: '],
    [withHex('0101', { terrain: ['building'] }), 'map.json: hexes.0101: "building" needs a field "building"'],
    [
      withHex('0101', { terrain: ['heavy_industrial'] }),
      '"heavy_industrial" needs a field "industrialHeight"',
    ],
    [withHex('0505', {}), 'map.json: hexes.0505: not a hex of a map of 4 by 3'],
    [withHex('one', {}), 'map.json: hexes.one: not a hex of a map of 4 by 3'],
    [
      broken((content) => Object.assign(content, { hexes: { '0101': {}, '001001': {} } })),
      'this hex is given twice',
    ],
  ])('refuses %s', (text, message) => {
    expect(() => readMapJson(text)).toThrow(MapFileError);
    expect(() => readMapJson(text)).toThrow(message);
  });
});
