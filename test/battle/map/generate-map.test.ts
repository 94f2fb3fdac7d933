import { describe, expect, it } from 'vitest';
import { FACINGS } from '../../../src/battle/hex/hex.js';
import { generateMap, LANDSCAPES, type Landscape } from '../../../src/battle/map/generate-map.js';
import { type HexMap, OFF_MAP } from '../../../src/battle/map/hex-map.js';
import { writeMapJson } from '../../../src/battle/map/map-json.js';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const made = (landscape: Landscape, seed: number, width = 32, height = 32): HexMap =>
  generateMap({ landscape, width, height, seed });
const indices = (map: HexMap) => Array.from({ length: map.size }, (_, index) => index);
const neighbors = (map: HexMap, hex: number): number[] =>
  FACINGS.map((side) => map.neighbors[hex * 6 + side] ?? OFF_MAP).filter((beside) => beside !== OFF_MAP);
const share = (map: HexMap, ...types: Parameters<HexMap['has']>[1][]): number =>
  indices(map).filter((hex) => types.some((type) => map.has(hex, type))).length / map.size;

/** Hexes that can be reached from this one over hexes that may be entered. */
function reached(map: HexMap, start: number, enters: (hex: number, from: number) => boolean): Set<number> {
  const seen = new Set([start]);
  const open = [start];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (const beside of neighbors(map, hex)) {
      if (seen.has(beside) || !enters(beside, hex)) continue;
      seen.add(beside);
      open.push(beside);
    }
  }
  return seen;
}

describe.each(LANDSCAPES)('a generated map of %s', (landscape) => {
  it('is the same for the same seed, and another for the next', () => {
    expect(writeMapJson(made(landscape, 3))).toBe(writeMapJson(made(landscape, 3)));
    expect(writeMapJson(made(landscape, 3)).replace('seed 3', 'seed 4')).not.toBe(
      writeMapJson(made(landscape, 4)),
    );
  });

  it('looks alike from the northern and the southern edge', () => {
    for (const seed of seeds.slice(0, 5)) {
      const map = made(landscape, seed);
      const hexes = indices(map).map((hex) => map.get(hex));
      expect([...hexes].reverse()).toEqual(hexes);
    }
  });

  it('holds as much on either half where the width is odd', () => {
    const map = made(landscape, 1, 15, 17);
    const count = (from: number, to: number) =>
      indices(map).filter((hex) => map.rowOf(hex) >= from && map.rowOf(hex) < to && map.terrain[hex] !== 0)
        .length;
    expect(Math.abs(count(0, 8) - count(9, 17))).toBeLessThan(16);
  });

  it('can be crossed on foot from edge to edge', () => {
    for (const seed of seeds) {
      const map = made(landscape, seed);
      const walkable = reached(
        map,
        0,
        (hex, from) => Math.abs((map.level[hex] ?? 0) - (map.level[from] ?? 0)) <= 2,
      );
      expect(walkable.size, `seed ${seed}`).toBe(map.size);
    }
  });

  it('comes in small and large sizes', () => {
    expect(made(landscape, 1, 4, 4).size).toBe(16);
    expect(made(landscape, 1, 100, 60).size).toBe(6000);
  });
});

describe('generated landscapes', () => {
  const average = (landscape: Landscape, measure: (map: HexMap) => number): number =>
    seeds.reduce((sum, seed) => sum + measure(made(landscape, seed)), 0) / seeds.length;

  it('differ in how much grows on them', () => {
    const woods = (map: HexMap) => share(map, 'light_woods', 'heavy_woods');
    const heavy = (map: HexMap) => share(map, 'heavy_woods');
    expect(average('open', woods)).toBeLessThan(0.1);
    expect(average('light-woods', woods)).toBeGreaterThan(0.2);
    expect(average('light-woods', heavy)).toBeLessThan(0.1);
    expect(average('heavy-woods', heavy)).toBeGreaterThan(0.15);
    expect(average('heavy-woods', woods)).toBeGreaterThan(0.4);
  });

  it('grow woods in clusters: most of them touch others', () => {
    const map = made('light-woods', 2);
    const isWood = (hex: number) => map.has(hex, 'light_woods') || map.has(hex, 'heavy_woods');
    const woods = indices(map).filter(isWood);
    const alone = woods.filter((hex) => !neighbors(map, hex).some(isWood));
    expect(alone.length / woods.length).toBeLessThan(0.1);
  });

  it('have hills of several levels that a Mech can climb', () => {
    const levels = new Set(seeds.flatMap((seed) => [...made('hills', seed).level]));
    expect([...levels].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(
      average('hills', (map) => [...map.level].filter((level) => level > 0).length / map.size),
    ).toBeGreaterThan(0.25);
  });

  it('have one river from the western to the eastern edge, never deeper than 2, with two bridges', () => {
    for (const seed of seeds) {
      const map = made('river', seed);
      const water = indices(map).filter((hex) => map.has(hex, 'water'));
      const source = water.find((hex) => map.columnOf(hex) === 0) ?? OFF_MAP;
      const river = reached(map, source, (hex) => map.has(hex, 'water'));
      expect(river.size, `seed ${seed}`).toBe(water.length);
      expect(water.some((hex) => map.columnOf(hex) === map.width - 1)).toBe(true);
      expect(Math.max(...water.map((hex) => map.waterDepth[hex] ?? 0))).toBeLessThanOrEqual(2);
      const bridged = new Set(
        indices(map)
          .filter((hex) => map.bridgeConstruction[hex] !== 0)
          .map((hex) => map.columnOf(hex)),
      );
      expect(bridged.size).toBe(2);
      expect(indices(map).every((hex) => !map.has(hex, 'light_woods') || map.waterDepth[hex] === 0)).toBe(
        true,
      );
    }
  });

  it('have fords: the river can be waded without going deeper than 1', () => {
    for (const seed of seeds) {
      const map = made('river', seed);
      const onFoot = reached(map, 0, (hex) => (map.waterDepth[hex] ?? 0) <= 1);
      expect(onFoot.has(map.size - 1), `seed ${seed}`).toBe(true);
    }
  });

  it.each([
    [
      { landscape: 'moon', width: 9, height: 9, seed: 1 },
      'landscape is "moon": expected one of open, light-woods',
    ],
    [{ landscape: 'toString', width: 9, height: 9, seed: 1 }, 'landscape is "toString"'],
    [
      { landscape: 'open', width: 3, height: 9, seed: 1 },
      'width is 3: expected a whole number, from 4 to 250',
    ],
    [{ landscape: 'open', width: 9, height: 9.5, seed: 1 }, 'height is 9.5'],
    [{ landscape: 'open', width: 9, height: 9, seed: -1 }, 'seed is -1'],
  ])('refuse %j', (order, message) => {
    expect(() => generateMap(order as Parameters<typeof generateMap>[0])).toThrow(RangeError);
    expect(() => generateMap(order as Parameters<typeof generateMap>[0])).toThrow(message);
  });
});
