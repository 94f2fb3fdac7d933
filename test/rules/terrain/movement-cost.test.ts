import { describe, expect, it } from 'vitest';
import {
  buildingMp,
  levelsMp,
  TERRAIN_TYPES,
  type TerrainType,
  terrainMp,
  waterMp,
} from '../../../src/rules/terrain/index.js';

describe("what ground costs a 'Mech on foot beyond the point for the hex (docs/rules/terrain.md)", () => {
  it('woods, jungle, rough, rubble, swamp, mud, deep snow, ice, magma and heavy industry are slow', () => {
    const slow: Partial<Record<TerrainType, number>> = {
      light_woods: 1,
      heavy_woods: 2,
      ultra_heavy_woods: 3,
      light_jungle: 2,
      heavy_jungle: 3,
      ultra_heavy_jungle: 4,
      rough: 1,
      ultra_rough: 2,
      rubble: 1,
      ultra_rubble: 2,
      swamp: 1,
      mud: 1,
      deep_snow: 1,
      ice: 1,
      magma: 1,
      heavy_industrial: 1,
    };
    for (const type of TERRAIN_TYPES) expect(terrainMp(type), type).toBe(slow[type] ?? 0);
  });

  it('water costs nothing at depth 0, one point at depth 1 and three when it is deeper', () => {
    expect([0, 1, 2, 3, 5].map((depth) => waterMp(depth))).toEqual([0, 1, 3, 3, 3]);
  });

  it('walls cost one point when light to four when hardened', () => {
    expect([1, 2, 3, 4].map(buildingMp)).toEqual([1, 2, 3, 4]);
  });

  it('each level up or down costs one point', () => {
    expect([0, 1, 2].map((levels) => levelsMp(levels))).toEqual([0, 1, 2]);
  });
});

describe('points saved on ground that one knows', () => {
  it('are saved in growth of that kind only', () => {
    expect(terrainMp('heavy_woods', { wooded: 1 })).toBe(1);
    expect(terrainMp('light_jungle', { wooded: 1 })).toBe(1);
    expect(terrainMp('rubble', { wooded: 1 })).toBe(1);
    expect(terrainMp('heavy_woods', { slopes: 1, mire: 1, deep_water: 1 })).toBe(2);
  });

  it('are saved on broken ground and slopes alike', () => {
    expect(terrainMp('ultra_rough', { slopes: 1 })).toBe(1);
    expect(terrainMp('rubble', { slopes: 1 })).toBe(0);
    expect(levelsMp(2, { slopes: 1 })).toBe(1);
    expect(levelsMp(2, { wooded: 1 })).toBe(2);
  });

  it('are saved in swamp and mud, but not in snow', () => {
    expect(terrainMp('swamp', { mire: 1 })).toBe(0);
    expect(terrainMp('mud', { mire: 1 })).toBe(0);
    expect(terrainMp('deep_snow', { mire: 1, wooded: 1, slopes: 1, deep_water: 1 })).toBe(1);
  });

  it('are saved in water from depth 2 on, not where it is shallow', () => {
    expect([0, 1, 2, 3].map((depth) => waterMp(depth, { deep_water: 1 }))).toEqual([0, 1, 2, 2]);
    expect(waterMp(2, { mire: 1 })).toBe(3);
  });

  it('are never more than the ground costs', () => {
    expect(terrainMp('light_woods', { wooded: 3 })).toBe(0);
    expect(terrainMp('clear', { wooded: 1, slopes: 1 })).toBe(0);
    expect(levelsMp(0, { slopes: 1 })).toBe(0);
    expect(waterMp(2, { deep_water: 9 })).toBe(0);
  });
});
