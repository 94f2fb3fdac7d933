import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import { BOOK, calculate, entry, needs, type Shot, step } from './shots.js';

describe('state of the target', () => {
  test('Prone target adjacent easier to hit', () => {
    expect(entry('target_prone', { target: { prone: true }, range: 1 })).toBe(-2);
    expect(entry('target_prone', { target: { prone: true }, range: 1, options: BOOK })).toBe(-2);
  });

  test('Prone target at range harder to hit', () => {
    expect(entry('target_prone', { target: { prone: true }, range: 5 })).toBe(1);
    expect(entry('target_prone', { target: { prone: true }, range: 2 })).toBe(1);
  });

  test('Immobile target easier to hit', () => {
    expect(entry('target_immobile', { target: { immobile: true } })).toBe(-4);
    expect(calculate({ target: { immobile: true } })).toMatchObject({ finalToHit: 0, probability: 1 });
  });

  test('aiming at the head of an immobile target costs 3 in place of the 4', () => {
    const aimed = { target: { immobile: true }, options: { ...BOOK, aimed: 'immobile-head' } } as const;
    expect(entry('target_immobile', aimed)).toBe(3);
    expect(needs(aimed)).toBe(7);
  });

  test('Partial cover penalty', () => {
    expect(entry('partial_cover', { target: { partialCover: true } })).toBe(1);
    expect(entry('partial_cover', { target: { partialCover: true }, options: BOOK })).toBe(1);
  });

  test('water of depth 1 is partial cover for a unit in it, and no other depth', () => {
    const inWater = (level: number, prone = false) =>
      entry('partial_cover', { target: { prone }, options: { targetTerrain: [{ type: 'water', level }] } });
    expect([0, 1, 2].map((level) => inWater(level))).toEqual([undefined, 1, undefined]);
    expect(inWater(1, true)).toBeUndefined();
  });

  test('water of depth 1 is no cover for a superheavy, a hill is', () => {
    const options = { targetTerrain: [{ type: 'water', level: 1 }] } as const;
    expect(entry('partial_cover', { target: { superheavy: true }, options })).toBeUndefined();
    expect(entry('partial_cover', { target: { superheavy: true, partialCover: true }, options })).toBe(1);
  });

  test('cover from water and from a hill does not add up', () => {
    expect(
      step('target_state', { target: { partialCover: true }, options: { targetTerrain: ['water'] } }),
    ).toBe(1);
  });

  test('a target stuck in a swamp is easier to hit by 2, a superheavy one by 1', () => {
    expect(entry('target_stuck', { target: { stuck: true } })).toBe(-2);
    expect(entry('target_large', { target: { superheavy: true } })).toBe(-1);
  });

  test.each([
    ['short', undefined],
    ['medium', 1],
    ['long', 2],
  ] as const)('stealth at %s range: %s', (bracket, value) => {
    expect(entry('target_stealth', { target: { stealth: true }, bracket })).toBe(value);
  });
});

describe('terrain', () => {
  test('Intervening light woods', () => {
    expect(step('terrain', { options: { interveningTerrain: [['light_woods']] } })).toBe(1);
  });

  test('Intervening heavy woods', () => {
    expect(step('terrain', { options: { interveningTerrain: [['heavy_woods']] } })).toBe(2);
  });

  test('Target in light woods', () => {
    expect(step('terrain', { options: { targetTerrain: ['light_woods'] } })).toBe(1);
  });

  test('Target in heavy woods', () => {
    expect(step('terrain', { options: { targetTerrain: ['heavy_woods'] } })).toBe(2);
  });

  test('Multiple intervening hexes cumulative', () => {
    expect(step('terrain', { options: { interveningTerrain: [['light_woods'], ['light_woods']] } })).toBe(2);
  });

  test('intervening terrain and the terrain of the target are two entries that add up', () => {
    const shot = {
      options: { targetTerrain: ['heavy_woods'], interveningTerrain: [['light_woods'], [], ['clear']] },
    } as const;
    expect([entry('intervening_terrain', shot), entry('target_terrain', shot), needs(shot)]).toEqual([
      1, 2, 7,
    ]);
  });

  test('whether so much woods can be seen through is not decided here (docs/rules/standard.md)', () => {
    const woods = Array.from({ length: 4 }, () => ['light_woods' as const]);
    expect(step('terrain', { options: { interveningTerrain: woods } })).toBe(4);
  });

  // docs/rules/terrain.md: intervening, target in.
  const OF_EFFECT: Readonly<Record<string, readonly [number, number]>> = {
    light_woods: [1, 1],
    heavy_woods: [2, 2],
    light_jungle: [1, 1],
    heavy_jungle: [2, 2],
    ultra_heavy_woods: [3, 3],
    ultra_heavy_jungle: [3, 3],
    heavy_industrial: [1, 1],
    light_smoke: [1, 1],
    heavy_smoke: [2, 2],
  };

  test.each(TERRAIN_TYPES)('%s adds what its table says, in every ruleset', (type) => {
    const [intervening, target] = OF_EFFECT[type] ?? [0, 0];
    for (const ruleset of RULESETS) {
      expect(step('terrain', { options: { ruleset, interveningTerrain: [[type]] } })).toBe(intervening);
      expect(step('terrain', { options: { ruleset, targetTerrain: [{ type, level: 2 }] } })).toBe(target);
    }
  });

  test.each(RULESETS)('crops hide infantry and battle armor by 1, and nobody else: %s', (ruleset) => {
    const options = { ruleset, targetTerrain: ['planted_field'] } as const;
    const among = (target: Shot['target'] = {}) => step('terrain', { target, options });
    expect([among({ soldiers: 'infantry' }), among({ soldiers: 'battle-armor' }), among()]).toEqual([
      1, 1, 0,
    ]);
  });

  test('two hexes of planted fields add 1, one alone nothing', () => {
    const fields = (count: number) =>
      step('terrain', {
        options: { interveningTerrain: Array.from({ length: count }, () => ['planted_field']) },
      });
    expect([1, 2, 3, 4].map(fields)).toEqual([0, 1, 1, 2]);
  });
});
