import { describe, expect, it } from 'vitest';
import type { HexMap, MapHex } from '../../../src/battle/map/hex-map.js';
import { LineOfSight } from '../../../src/battle/sight/line-of-sight.js';
import type { SightEnd } from '../../../src/battle/sight/sight-end.js';
import { mapOf } from '../map-of.js';

const STANDING = 1;
const PRONE = 0;
const SUPERHEAVY = 2;

const level = (height: number): Partial<MapHex> => ({ level: height });
const LIGHT: Partial<MapHex> = { terrain: ['light_woods'], foliageHeight: 2 };
const HEAVY: Partial<MapHex> = { terrain: ['heavy_woods'], foliageHeight: 2 };
const water = (depth: number): Partial<MapHex> => ({ terrain: ['water'], waterDepth: depth });
const house = (height: number, exits = 0): Partial<MapHex> => ({
  terrain: ['building'],
  building: { construction: 2, height, strength: 40, exits },
});

/** Due south in column 4, with whatever elevation and height. */
const at = (map: HexMap, column: number, row: number, elevation = 0, height = STANDING): SightEnd => ({
  hex: map.indexOf(column, row),
  elevation,
  height,
});

function look(map: HexMap, attacker: SightEnd, target: SightEnd): LineOfSight {
  const line = new LineOfSight();
  line.trace(map, attacker, target);
  return line;
}

/** From 4,2 to 4,6, both standing on the ground; 4,3 is next to the attacker, 4,5 next to the target. */
function acrossThree(
  hexes: Readonly<Record<string, Partial<MapHex>>>,
  heights = [STANDING, STANDING],
): LineOfSight {
  const map = mapOf(hexes);
  return look(map, at(map, 4, 2, 0, heights[0]), at(map, 4, 6, 0, heights[1]));
}

describe('ground between two Mechs (docs/rules/line-of-sight.md)', () => {
  it('is nothing where it is flat', () => {
    const line = acrossThree({});
    expect(line).toMatchObject({
      distance: 4,
      range: 4,
      divided: false,
      side: 0,
      blocked: false,
      interveningModifier: 0,
      targetModifier: 0,
      partialCover: false,
      attackerBehindCover: false,
    });
  });

  it('never blocks at level 1, and always at level 2', () => {
    for (const place of ['4,3', '4,4', '4,5']) {
      expect(acrossThree({ [place]: level(1) }).blocked).toBe(false);
      expect(acrossThree({ [place]: level(2) }).block).toBe('ground');
    }
  });

  it('matters next to one of them as soon as it is higher than that one', () => {
    // The attacker stands on a hill of 3 and sees over a hill of 2, but not over one right before a target below.
    const high = { '4,2': level(3) };
    expect(acrossThree({ ...high, '4,4': level(2) }).blocked).toBe(false);
    expect(acrossThree({ ...high, '4,5': level(2) }).blocked).toBe(true);
    expect(acrossThree({ '4,6': level(3), '4,3': level(2) }).blocked).toBe(true);
  });

  it('hides the prone at level 1', () => {
    expect(acrossThree({ '4,4': level(1) }, [PRONE, PRONE]).blocked).toBe(true);
    expect(acrossThree({ '4,4': level(1) }, [STANDING, PRONE]).blocked).toBe(false);
    expect(acrossThree({ '4,5': level(1) }, [STANDING, PRONE]).blocked).toBe(true);
  });

  it('blocks a superheavy from level 3 on', () => {
    expect(acrossThree({ '4,4': level(2) }, [SUPERHEAVY, STANDING]).blocked).toBe(false);
    expect(acrossThree({ '4,4': level(3) }, [SUPERHEAVY, STANDING]).blocked).toBe(true);
  });

  it('blocks as a building does, by its height above the ground', () => {
    expect(acrossThree({ '4,4': house(2) }).block).toBe('building');
    expect(acrossThree({ '4,4': house(1) }).blocked).toBe(false);
    expect(acrossThree({ '4,4': { ...house(1), level: 1 } }).block).toBe('building');
  });

  it('does not count where the two stand', () => {
    expect(acrossThree({ '4,2': level(2), '4,6': level(2) }).blocked).toBe(false);
    expect(acrossThree({ '4,2': house(5), '4,6': house(5) }).blocked).toBe(false);
  });
});

describe('woods, jungle and smoke between them', () => {
  it('add their points, and block from three on', () => {
    expect(acrossThree({ '4,3': LIGHT }).interveningModifier).toBe(1);
    expect(acrossThree({ '4,3': LIGHT, '4,4': LIGHT }).interveningModifier).toBe(2);
    expect(acrossThree({ '4,3': HEAVY }).interveningModifier).toBe(2);
    expect(acrossThree({ '4,3': HEAVY, '4,4': LIGHT })).toMatchObject({
      block: 'growth',
      interveningModifier: 0,
    });
    expect(acrossThree({ '4,3': LIGHT, '4,4': LIGHT, '4,5': LIGHT }).blocked).toBe(true);
  });

  it('count smoke together with woods, in one hex as well', () => {
    const smoke: Partial<MapHex> = { terrain: ['light_smoke'] };
    expect(acrossThree({ '4,3': smoke, '4,4': smoke }).interveningModifier).toBe(2);
    expect(
      acrossThree({ '4,3': { ...LIGHT, terrain: ['light_woods', 'light_smoke'] } }).interveningModifier,
    ).toBe(2);
    expect(acrossThree({ '4,3': { ...LIGHT, terrain: ['light_woods', 'heavy_smoke'] } }).block).toBe(
      'growth',
    );
  });

  it('block alone where they are thickest', () => {
    expect(acrossThree({ '4,4': { terrain: ['ultra_heavy_woods'], foliageHeight: 3 } }).blocked).toBe(true);
  });

  it('do not matter below those who look over them', () => {
    const hills = { '4,2': level(2), '4,6': level(2) };
    expect(acrossThree({ ...hills, '4,4': HEAVY }).interveningModifier).toBe(0);
    expect(acrossThree({ ...hills, '4,4': { ...HEAVY, level: 2 } }).interveningModifier).toBe(2);
    // From a hill down: trees right before the target still hide it.
    expect(acrossThree({ '4,2': level(3), '4,5': HEAVY }).interveningModifier).toBe(2);
    expect(acrossThree({ '4,2': level(3), '4,4': HEAVY }).interveningModifier).toBe(0);
  });

  it('that are one level high do not hide a standing unit', () => {
    const low = { '4,4': { ...HEAVY, foliageHeight: 1 } };
    expect(acrossThree(low).interveningModifier).toBe(0);
    expect(acrossThree(low, [PRONE, PRONE]).interveningModifier).toBe(2);
  });
});

describe('fields and industry between them (docs/rules/terrain.md)', () => {
  const field: Partial<MapHex> = { terrain: ['planted_field'] };
  const rows = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`4,${3 + index}`, field]));
  const prone = (count: number) => {
    const map = mapOf(rows(count));
    return look(map, at(map, 4, 2, 0, PRONE), at(map, 4, 12, 0, PRONE));
  };

  it('add 1 for every two fields that prone Mechs look through, and block at six', () => {
    expect([1, 2, 3, 4, 5].map((count) => prone(count).interveningModifier)).toEqual([0, 1, 1, 2, 2]);
    expect(prone(6).block).toBe('fields');
    expect(acrossThree(rows(3)).interveningModifier).toBe(0);
  });

  it('add 1 for each zone of industry that is high enough, and block at three', () => {
    const zone = (height: number): Partial<MapHex> => ({
      terrain: ['heavy_industrial'],
      industrialHeight: height,
    });
    expect(acrossThree({ '4,3': zone(2), '4,4': zone(2) }).interveningModifier).toBe(2);
    expect(acrossThree({ '4,3': zone(1), '4,4': zone(1) }).interveningModifier).toBe(0);
    expect(acrossThree({ '4,3': zone(2), '4,4': zone(2), '4,5': zone(2) }).block).toBe('industry');
  });
});

describe('partial cover (docs/rules/line-of-sight.md)', () => {
  it('is what stands one level high right before the target', () => {
    expect(acrossThree({ '4,5': level(1) }).targetBehindCover).toBe(true);
    expect(acrossThree({ '4,5': house(1) }).targetBehindCover).toBe(true);
    expect(acrossThree({ '4,4': level(1) }).targetBehindCover).toBe(false);
    expect(acrossThree({ '4,5': LIGHT }).targetBehindCover).toBe(false);
  });

  it('is none against attackers who look down on it', () => {
    expect(acrossThree({ '4,5': level(1), '4,2': level(1) }).targetBehindCover).toBe(false);
    expect(acrossThree({ '4,5': level(2), '4,6': level(1) }).targetBehindCover).toBe(true);
  });

  it('is none for the prone', () => {
    expect(acrossThree({}, [PRONE, PRONE]).targetBehindCover).toBe(false);
  });

  it('covers the attacker in the same way, unless the target is higher', () => {
    expect(acrossThree({ '4,3': level(1) }).attackerBehindCover).toBe(true);
    expect(acrossThree({ '4,3': level(1), '4,6': level(1) }).attackerBehindCover).toBe(false);
    expect(acrossThree({ '4,3': level(1) }, [PRONE, STANDING]).attackerBehindCover).toBe(false);
  });

  it('is water up to the hips of a unit in it, too', () => {
    const map = mapOf({ '4,6': water(1), '5,6': water(2) });
    expect(look(map, at(map, 4, 2), at(map, 4, 6, -1))).toMatchObject({
      targetWades: true,
      targetBehindCover: false,
      partialCover: true,
    });
    expect(look(map, at(map, 4, 2), at(map, 4, 6, -1, PRONE)).targetWades).toBe(false);
    expect(look(map, at(map, 4, 2), at(map, 5, 6, -2, SUPERHEAVY)).targetWades).toBe(true);
  });
});

describe('the hex of the target (docs/rules/terrain.md)', () => {
  it('adds its woods and its smoke', () => {
    expect(acrossThree({ '4,6': LIGHT }).targetModifier).toBe(1);
    expect(acrossThree({ '4,6': HEAVY }).targetModifier).toBe(2);
    expect(acrossThree({ '4,6': { ...HEAVY, terrain: ['heavy_woods', 'light_smoke'] } }).targetModifier).toBe(
      3,
    );
    expect(acrossThree({ '4,2': HEAVY }).targetModifier).toBe(0);
  });

  it('adds nothing to a unit that rises above it', () => {
    expect(acrossThree({ '4,6': { ...HEAVY, foliageHeight: 1 } }).targetModifier).toBe(0);
    expect(acrossThree({ '4,6': { ...HEAVY, foliageHeight: 1 } }, [STANDING, PRONE]).targetModifier).toBe(2);
    expect(acrossThree({ '4,6': HEAVY }, [STANDING, SUPERHEAVY]).targetModifier).toBe(0);
    const map = mapOf({
      '4,6': { ...LIGHT, bridge: { construction: 2, height: 1, strength: 40, exits: 9 } },
    });
    expect(look(map, at(map, 4, 2), at(map, 4, 6, 1)).targetModifier).toBe(0);
  });

  it('adds no smoke to a unit in water', () => {
    const map = mapOf({ '4,6': { ...water(1), terrain: ['water', 'heavy_smoke'] } });
    expect(look(map, at(map, 4, 2), at(map, 4, 6, -1)).targetModifier).toBe(0);
  });

  it('adds its industry', () => {
    expect(
      acrossThree({ '4,6': { terrain: ['heavy_industrial'], industrialHeight: 2 } }).targetModifier,
    ).toBe(1);
  });
});

describe('a line along hexsides (docs/rules/line-of-sight.md)', () => {
  // From 4,4 to 8,4: the pairs 5,3 | 5,4 and 7,3 | 7,4 with 6,4 between them; the left side lies to the north.
  const along = (hexes: Readonly<Record<string, Partial<MapHex>>>): LineOfSight => {
    const map = mapOf(hexes);
    return look(map, at(map, 4, 4), at(map, 8, 4));
  };

  it('takes the better side for the target', () => {
    expect(along({ '5,3': LIGHT })).toMatchObject({
      divided: true,
      interveningModifier: 1,
      sideTaken: 'left',
    });
    expect(along({ '5,4': LIGHT })).toMatchObject({ interveningModifier: 1, sideTaken: 'right' });
    expect(along({ '5,3': LIGHT, '7,4': HEAVY })).toMatchObject({
      interveningModifier: 2,
      sideTaken: 'right',
    });
  });

  it('takes one side for the whole line, not the better hex of each pair', () => {
    expect(along({ '5,3': LIGHT, '7,4': LIGHT }).interveningModifier).toBe(1);
    expect(along({ '5,3': LIGHT, '7,3': LIGHT }).interveningModifier).toBe(2);
  });

  it('always counts the hexes that it crosses', () => {
    expect(along({ '6,4': LIGHT }).interveningModifier).toBe(1);
    expect(along({ '6,4': HEAVY, '5,3': LIGHT }).blocked).toBe(true);
  });

  it('is blocked if either side is', () => {
    expect(along({ '5,3': level(2) }).blocked).toBe(true);
    expect(along({ '7,4': level(2) }).blocked).toBe(true);
  });

  it('gives cover if the side with it is the better one', () => {
    expect(along({ '7,3': level(1) })).toMatchObject({ targetBehindCover: true, sideTaken: 'left' });
    expect(along({ '7,3': level(1), '5,4': HEAVY })).toMatchObject({
      targetBehindCover: false,
      interveningModifier: 2,
    });
  });

  it('takes the side that covers the attacker where both are alike, else the right one', () => {
    expect(along({ '5,3': level(1) })).toMatchObject({ attackerBehindCover: true, sideTaken: 'left' });
    expect(along({ '5,3': LIGHT, '5,4': LIGHT }).sideTaken).toBe('right');
  });

  it('looks past the edge of the map', () => {
    const map = mapOf({});
    expect(look(map, at(map, 0, 0), at(map, 4, 0))).toMatchObject({ blocked: false, divided: true });
  });
});

describe('water (docs/rules/line-of-sight.md)', () => {
  const lake = mapOf({
    '4,2': water(2),
    '4,3': water(2),
    '4,4': water(1),
    '4,5': water(2),
    '4,6': water(2),
    '8,2': water(2),
    '8,3': water(2),
    '8,4': water(3),
  });

  it('hides a unit under it from those above, both ways', () => {
    expect(look(lake, at(lake, 4, 9), at(lake, 4, 6, -2)).block).toBe('water');
    expect(look(lake, at(lake, 4, 6, -2), at(lake, 4, 9)).block).toBe('water');
  });

  it('can be seen through by two who are under it, where it goes on all the way', () => {
    expect(look(lake, at(lake, 4, 2, -2), at(lake, 4, 3, -2)).blocked).toBe(false);
    expect(look(lake, at(lake, 8, 2, -2), at(lake, 8, 4, -3))).toMatchObject({
      blocked: false,
      shallowest: 2,
    });
  });

  it('is as high as its bottom: a shoal is a hill under water', () => {
    expect(look(lake, at(lake, 4, 2, -2), at(lake, 4, 6, -2))).toMatchObject({
      blocked: false,
      shallowest: 1,
    });
    expect(look(lake, at(lake, 4, 2, -2, PRONE), at(lake, 4, 6, -2, PRONE)).block).toBe('ground');
  });

  it('can be looked into by who wades in it', () => {
    expect(look(lake, at(lake, 4, 4, -1), at(lake, 4, 2, -2)).blocked).toBe(false);
  });

  it('along hexsides is as deep as the shallower hex of each pair, whichever side is taken (section 29)', () => {
    // From 4,4 to 8,4, both standing in depth 1: the pairs 5,3 | 5,4 and 7,3 | 7,4 with 6,4 between them.
    const ends = { '4,4': water(1), '6,4': water(1), '8,4': water(1) };
    const along = (hexes: Readonly<Record<string, Partial<MapHex>>>): number => {
      const map = mapOf({ ...ends, ...hexes });
      const line = look(map, at(map, 4, 4, -1), at(map, 8, 4, -1));
      expect(line).toMatchObject({ blocked: false, divided: true });
      return line.shallowest;
    };
    const pairs = { '5,3': water(1), '5,4': water(1), '7,3': water(1), '7,4': water(1) };
    expect(along(pairs)).toBe(1);
    for (const dry of ['5,3', '5,4', '7,3', '7,4']) expect(along({ ...pairs, [dry]: {} })).toBe(0);
  });

  it('ends at dry land', () => {
    const map = mapOf({ '4,2': water(2), '4,4': water(2) });
    expect(look(map, at(map, 4, 2, -2), at(map, 4, 4, -2)).blocked).toBe(true);
  });
});

describe('two in one building', () => {
  // Three hexes in column 4, five levels high, which open to each other north and south.
  const hall = { '4,3': house(5, 8), '4,4': house(5, 9), '4,5': house(5, 1) };

  it('see each other through its walls, at +1 for each hex between and +1 for the building', () => {
    const map = mapOf(hall);
    expect(look(map, at(map, 4, 3), at(map, 4, 5))).toMatchObject({
      blocked: false,
      insideOneBuilding: true,
      interveningModifier: 1,
      targetModifier: 1,
      range: 2,
    });
  });

  it('count levels as hexes', () => {
    const map = mapOf(hall);
    expect(look(map, at(map, 4, 3), at(map, 4, 4, 2))).toMatchObject({
      distance: 1,
      range: 3,
      interveningModifier: 2,
      targetModifier: 1,
    });
    expect(look(map, at(map, 4, 3), at(map, 4, 5, 2)).block).toBe('building');
  });

  it('are no more so on its roof', () => {
    const map = mapOf(hall);
    expect(look(map, at(map, 4, 3, 5), at(map, 4, 5, 5))).toMatchObject({
      insideOneBuilding: false,
      targetModifier: 0,
      interveningModifier: 0,
    });
  });

  it('do not see each other through another building', () => {
    const map = mapOf({ '4,3': house(5), '4,4': house(5), '4,5': house(5) });
    expect(look(map, at(map, 4, 3), at(map, 4, 5)).block).toBe('building');
  });
});

describe('one line after another', () => {
  it('leaves nothing behind in the object that it is written to', () => {
    const map = mapOf({ '4,4': HEAVY, '4,5': level(1), '4,6': LIGHT, '4,3': level(2) });
    const used = new LineOfSight();
    used.trace(map, at(map, 4, 2), at(map, 4, 6));
    used.trace(map, at(map, 8, 8), at(map, 8, 10));
    expect({ ...used }).toEqual({ ...look(map, at(map, 8, 8), at(map, 8, 10)) });
  });

  it('is the same to a target that was looked at before, from dry land, water and inside its building', () => {
    const map = mapOf({ '4,4': HEAVY, '4,6': house(3), '6,6': water(1) });
    const line = new LineOfSight();
    for (const target of [at(map, 4, 6), at(map, 4, 6, 2), at(map, 6, 6)]) {
      line.aim(map, target);
      for (const attacker of [at(map, 4, 2), at(map, 6, 6), at(map, 4, 6, 1), at(map, 8, 8)]) {
        line.traceFrom(attacker);
        expect({ ...line }).toEqual({ ...look(map, attacker, target) });
      }
    }
  });

  it('sees what has changed on the map', () => {
    const map = mapOf({});
    expect(look(map, at(map, 4, 2), at(map, 4, 6)).blocked).toBe(false);
    map.level[map.indexOf(4, 4)] = 3;
    map.refresh(map.indexOf(4, 4));
    expect(look(map, at(map, 4, 2), at(map, 4, 6)).blocked).toBe(true);
  });
});
