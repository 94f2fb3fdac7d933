import { describe, expect, it } from 'vitest';
import { MapFileError } from '../../../src/battle/map/map-file-error.js';
import { readBoard } from '../../../src/battle/map/read-board.js';

/** A sheet of 2 by 2 with these four hexes, in the order 0101, 0201, 0102, 0202. */
const sheet = (...hexes: string[]): string =>
  [
    'size 2 2',
    ...['0101', '0201', '0102', '0202'].map((number, index) => `hex ${number} ${hexes[index] ?? '0 "" ""'}`),
    'end',
  ].join('\n');

const hexOf = (terrain: string) => readBoard(sheet(`0 "${terrain}" ""`), 'sheet').map.get(0);
const terrainOf = (terrain: string) => hexOf(terrain).terrain;

describe('a map sheet', () => {
  it('has its size, its levels and its name', () => {
    const { map, warnings } = readBoard(sheet('0 "" ""', '-2 "" ""', '3 "" "grass"'), 'Hill');
    expect([map.name, map.width, map.height]).toEqual(['Hill', 2, 2]);
    expect([...map.level]).toEqual([0, -2, 3, 0]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['woods:1', ['light_woods']],
    ['woods:2;foliage_elev:2', ['heavy_woods']],
    ['woods:3', ['ultra_heavy_woods']],
    ['jungle:1', ['light_jungle']],
    ['jungle:2', ['heavy_jungle']],
    ['jungle:3', ['ultra_heavy_jungle']],
    ['rough:1', ['rough']],
    ['rough:2', ['ultra_rough']],
    ['rubble:2', ['rubble']],
    ['rubble:6', ['ultra_rubble']],
    ['swamp:1', ['swamp']],
    ['mud:1', ['mud']],
    ['sand:1', ['sand']],
    ['snow:1', ['snow']],
    ['snow:2', ['deep_snow']],
    ['ice:1', ['ice']],
    ['tundra:1', ['tundra']],
    ['magma:1', ['magma_crust']],
    ['magma:2', ['magma']],
    ['planted_fields:1', ['planted_field']],
    ['pavement:1', ['pavement']],
    ['fire:1', ['fire']],
    ['smoke:1', ['light_smoke']],
    ['smoke:2', ['heavy_smoke']],
    ['pavement:1;woods:1', ['pavement', 'light_woods']],
  ])('holds %s as %j', (text, terrain) => {
    expect(terrainOf(text)).toEqual(terrain);
  });

  it('holds water by its depth, even where it has none', () => {
    expect(hexOf('water:2')).toMatchObject({ terrain: ['water'], waterDepth: 2 });
    expect(hexOf('water:0')).toMatchObject({ terrain: ['water'], waterDepth: 0 });
  });

  it('grows woods two levels high, the thickest three, and others as stated', () => {
    expect(hexOf('woods:1').foliageHeight).toBe(2);
    expect(hexOf('jungle:3').foliageHeight).toBe(3);
    expect(hexOf('woods:2;foliage_elev:1').foliageHeight).toBe(1);
    expect(hexOf('rough:1;foliage_elev:2').foliageHeight).toBe(0);
  });

  it('has industry as high as stated', () => {
    expect(hexOf('heavy_industrial:4')).toMatchObject({
      terrain: ['heavy_industrial'],
      industrialHeight: 4,
    });
  });

  it('holds a building with its height, strength and the sides it opens to', () => {
    expect(hexOf('bldg_elev:3;building:2:12;bldg_cf:50')).toMatchObject({
      terrain: ['building'],
      building: { construction: 2, height: 3, strength: 50, exits: 12 },
    });
  });

  it('joins buildings of one kind where the file does not say which sides open', () => {
    const house = '0 "bldg_elev:1;building:1;bldg_cf:15" ""';
    const { map } = readBoard(sheet(house, house, '0 "bldg_elev:1;building:3;bldg_cf:90" ""'), 'sheet');
    expect(map.get(0).building?.exits).toBe(0b000100);
    expect(map.get(1).building?.exits).toBe(0b100000);
    expect(map.get(2).building?.exits).toBe(0);
    expect(map.buildingAt(0)).toBe(map.buildingAt(1));
    expect(map.buildingAt(2)).not.toBe(map.buildingAt(0));
    expect(map.buildingAt(3)).toBe(0);
  });

  it('holds a fuel tank as a building, and says that it does not explode', () => {
    const { map, warnings } = readBoard(
      sheet('0 "fuel_tank:2:0;fuel_tank_elev:1;fuel_tank_cf:20;fuel_tank_magn:100" ""'),
      'sheet',
    );
    expect(map.get(0).building).toEqual({ construction: 2, height: 1, strength: 20, exits: 0 });
    expect(warnings).toEqual([
      { line: 2, text: '"fuel_tank_magn" is not played: it is a building that does not explode' },
    ]);
  });

  it('holds a bridge over what is below it', () => {
    expect(hexOf('water:1;bridge:2:18;bridge_cf:40;bridge_elev:0')).toMatchObject({
      waterDepth: 1,
      bridge: { construction: 2, height: 0, strength: 40, exits: 18 },
    });
  });

  it('leads roads on to roads and pavement, unless it says otherwise', () => {
    const hexes = ['0 "road:1" ""', '0 "pavement:1" ""', '0 "road:1:9" ""'];
    expect(readBoard(sheet(...hexes), 'sheet').map.roadExits[0]).toBe(0b001100);
    expect(readBoard(sheet(...hexes), 'sheet').map.roadExits[2]).toBe(9);
    const closed = `option exit_roads_to_pavement false\n${sheet(...hexes)}`;
    expect(readBoard(closed, 'sheet').map.roadExits[0]).toBe(0b001000);
  });

  it('keeps cliffs and what nobody may enter', () => {
    expect(hexOf('cliff_top:1:3').cliffExits).toBe(3);
    expect(hexOf('impassable:1').impassable).toBe(true);
  });

  it('numbers columns and rows of a large sheet with three digits each', () => {
    const rows = Array.from(
      { length: 100 },
      (_, row) => `hex 001${String(row + 1).padStart(3, '0')} ${row % 5} "" ""`,
    );
    const { map } = readBoard(['size 1 100', ...rows, 'end'].join('\r\n'), 'long');
    expect(map.level[99]).toBe(4);
  });

  it('passes over comments, tags and decoration', () => {
    const text = `# made by hand\ntag "Flat (Auto)"\n${sheet('0 "fluff:1;road_fluff:2:9;incline_top:1:3" ""')}`;
    expect(readBoard(text, 'sheet').warnings).toEqual([]);
  });
});

describe('a word that is not understood', () => {
  it('is reported once, with its first line and how often it occurs', () => {
    const odd = '0 "quicksilver:2;woods:1" ""';
    const { map, warnings } = readBoard(sheet('0 "" ""', odd, odd), 'sheet');
    expect(warnings).toEqual([
      { line: 3, text: 'the terrain "quicksilver:2" is not understood and left out (and 1 more times)' },
    ]);
    expect(map.get(1).terrain).toEqual(['light_woods']);
  });

  it('is reported outside of hexes, too', () => {
    const { warnings } = readBoard(`moon 3\noption gravity 2\n${sheet()}\nhex 0101 0 "" ""`, 'sheet');
    expect(warnings).toEqual([
      { line: 1, text: '"moon" is not understood' },
      { line: 2, text: 'the option "gravity 2" is not understood' },
      { line: 9, text: 'everything after the end in line 8 is ignored' },
    ]);
  });

  it('is reported where a building lacks a figure', () => {
    const { map, warnings } = readBoard(sheet('0 "building:3:0" ""'), 'sheet');
    expect(map.get(0).building).toEqual({ construction: 3, height: 1, strength: 90, exits: 0 });
    expect(warnings.map(({ line }) => line)).toEqual([2, 2]);
  });
});

describe('a damaged map sheet', () => {
  it.each([
    ['', 'sheet: no map sheet: a line such as "size 16 17" is missing'],
    ['not a board at all', 'sheet: no map sheet: a line such as "size 16 17" is missing'],
    ['hex 0101 0 "" ""', 'sheet:1: a hex before the size of the sheet'],
    ['size 2', 'sheet:1: the height is "": expected a whole number, from 1 to 250'],
    ['size 2 9999', 'sheet:1: the height is 9999: expected a whole number, from 1 to 250'],
    ['size 1 1\nsize 1 1', 'sheet:2: the size was given in line 1 already'],
    ['size 1 1\nend', 'sheet:1: the sheet is 1 by 1, but 1 of its hexes are missing, first 0101'],
    [
      'size 1 1\nhex 0101 0 "woods:1',
      'sheet:2: expected hex, number, level and "terrain", such as: hex 0203 1 "woods:1" ""',
    ],
    [
      'size 1 1\nhex 0202 0 "" ""',
      'sheet:2: "0202" is not a hex of a sheet of 1 by 1: expected column and row, such as 0203',
    ],
    [
      'size 1 1\nhex abcd 0 "" ""',
      'sheet:2: "abcd" is not a hex of a sheet of 1 by 1: expected column and row, such as 0203',
    ],
    [
      'size 1 1\nhex 0101 high "" ""',
      'sheet:2: the level is "high": expected a whole number, from -60 to 60',
    ],
    ['size 1 1\nhex 0101 400 "" ""', 'sheet:2: the level is 400: expected a whole number, from -60 to 60'],
    [
      'size 1 1\nhex 0101 0 "woods:x" ""',
      'sheet:2: the number of "woods" is "x": expected a whole number, from -10000 to 10000',
    ],
    [
      'size 1 1\nhex 0101 0 "road:1:64" ""',
      'sheet:2: the sides of "road" is 64: expected a whole number, from 0 to 63',
    ],
    [
      'size 1 1\nhex 0101 0 "water:-1" ""\nend',
      'sheet:2: the number of "water" is -1: expected a whole number, from 0 to 30',
    ],
    ['size 1 1\nhex 0101 0 "" ""\nhex 0101 0 "" ""', 'sheet:3: hex 0101 was described in line 2 already'],
  ])('%j is refused', (text, message) => {
    expect(() => readBoard(text, 'sheet')).toThrow(MapFileError);
    expect(() => readBoard(text, 'sheet')).toThrow(message);
  });

  it('that lacks only its last line is read, with a warning', () => {
    const { warnings } = readBoard(sheet().replace('\nend', ''), 'sheet');
    expect(warnings).toEqual([{ line: 5, text: 'the sheet is complete, but its last line is not "end"' }]);
  });

  it('never ends in anything but an error of its own', () => {
    const whole = sheet('0 "bldg_elev:3;building:2:12;bldg_cf:50" ""', '2 "woods:2;foliage_elev:2" ""');
    for (let cut = 0; cut < whole.length; cut += 1) {
      for (const text of [whole.slice(0, cut), `${whole.slice(0, cut)}"${whole.slice(cut)}`]) {
        try {
          readBoard(text, 'sheet');
        } catch (error) {
          expect(error).toBeInstanceOf(MapFileError);
        }
      }
    }
  });
});
