import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../src/rules/environment/environment.js';
import { calculatePilotingRoll, type PilotingOptions } from '../../../src/rules/piloting/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { entryRoll } from '../../../src/rules/terrain/index.js';
import { TERRAIN_TYPES, type TerrainFeature, type TerrainType } from '../../../src/rules/terrain/terrain.js';

const entering = (terrain: TerrainFeature, hexesMoved?: number) =>
  calculatePilotingRoll(
    { piloting: 5 },
    { kind: 'terrain', terrain, ...(hexesMoved === undefined ? {} : { hexesMoved }) },
  ).targetNumber;

const water = (level: number): TerrainFeature => ({ type: 'water', level });
const building = (level: number): TerrainFeature => ({ type: 'building', level });

describe('terrain in piloting rolls', () => {
  it('adds what its table says', () => {
    const harder: Partial<Record<TerrainType, number>> = {
      light_jungle: 1,
      heavy_jungle: 2,
      ultra_heavy_jungle: 3,
      ultra_rubble: 1,
      // Without a depth, water is one level deep.
      water: -1,
      swamp: 1,
      mud: 1,
      sand: 1,
      deep_snow: 1,
      ice: 4,
      tundra: 1,
      magma_crust: 1,
      magma: 4,
      heavy_industrial: 1,
    };
    for (const terrain of TERRAIN_TYPES) expect(entering(terrain), terrain).toBe(5 + (harder[terrain] ?? 0));
  });

  it('water is harder the deeper it is', () => {
    expect([0, 1, 2, 3, 4, 9].map((depth) => entering(water(depth)))).toEqual([5, 4, 5, 6, 6, 6]);
  });

  it('walls are harder the stronger they are, and the faster one runs into them', () => {
    expect([1, 2, 3, 4].map((level) => entering(building(level)))).toEqual([5, 6, 7, 10]);
    expect([2, 3, 5, 7, 10, 18, 25].map((hexes) => entering(building(1), hexes))).toEqual([
      5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  it('asks for a roll on entering rubble, water and buildings, and where one may stick', () => {
    const asked = Object.fromEntries(
      TERRAIN_TYPES.map((terrain) => [terrain, entryRoll(terrain)]).filter(([, roll]) => roll !== 'none'),
    );
    expect(asked).toEqual({
      rubble: 'fall',
      ultra_rubble: 'fall',
      water: 'fall',
      building: 'fall',
      swamp: 'bog_down',
      deep_snow: 'bog_down',
      tundra: 'bog_down',
      magma: 'bog_down',
    });
    expect(entryRoll('mud', { motion: 'tracked' })).toBe('bog_down');
    expect(entryRoll(water(0))).toBe('none');
  });

  it('the roll not to stick is that of swamp, one less in mud, deep snow and tundra', () => {
    const sticking = (terrain: TerrainFeature) =>
      calculatePilotingRoll({ piloting: 5 }, { kind: 'terrain', terrain, bogDown: true }).targetNumber;
    expect((['swamp', 'mud', 'deep_snow', 'tundra'] as const).map(sticking)).toEqual([6, 5, 5, 5]);
  });

  it('the ground counts for every roll made on it, what entering asks does not', () => {
    const damaged = (hex: readonly TerrainFeature[]) =>
      calculatePilotingRoll({ piloting: 5 }, { kind: 'damage' }, { hex }).targetNumber;
    expect(damaged([])).toBe(6);
    expect(damaged(['heavy_jungle'])).toBe(8);
    expect(damaged([water(3), 'rubble', building(4)])).toBe(6);
    expect(damaged(['mud', 'light_jungle'])).toBe(8);
  });

  it('terrain that is the cause is not counted a second time with its hex', () => {
    const cause = { kind: 'terrain', terrain: 'swamp' } as const;
    const roll = calculatePilotingRoll({ piloting: 5 }, cause, { hex: ['swamp', 'light_jungle'] });
    expect(roll.targetNumber).toBe(7);
  });
});

describe('weather in piloting rolls', () => {
  it.each<[Environment, number]>([
    [{ precipitation: 'light_rain' }, 5],
    [{ precipitation: 'moderate_rain' }, 5],
    [{ precipitation: 'heavy_rain' }, 6],
    [{ precipitation: 'downpour' }, 7],
    [{ precipitation: 'snow' }, 5],
    [{ precipitation: 'heavy_snow' }, 6],
    [{ wind: 'moderate_gale' }, 5],
    [{ wind: 'strong_gale' }, 6],
    [{ wind: 'storm' }, 8],
    [{ light: 'pitch_black', fog: 'heavy_fog' }, 5],
    [{ precipitation: 'downpour', wind: 'storm' }, 10],
  ])('%j', (environment, expected) => {
    for (const ruleset of RULESETS) {
      const options: PilotingOptions = { environment, ruleset };
      expect(calculatePilotingRoll({ piloting: 5 }, { kind: 'fall' }, options).targetNumber).toBe(expected);
    }
  });
});
