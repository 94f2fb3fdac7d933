import { describe, expect, it } from 'vitest';
import type { InfantryWeapon } from '../../../src/catalog/index.js';
import { casualtiesAt, troopersByBlow, troopersLost } from '../../../src/rules/infantry/casualties.js';
import { fieldGunCrew } from '../../../src/rules/infantry/field-guns.js';
import { infantryRangeModifiers } from '../../../src/rules/infantry/ranges.js';
import { smallArms } from '../../../src/rules/infantry/small-arms.js';
import { infantryTerrainMp } from '../../../src/rules/terrain/infantry-terrain.js';
import type { TerrainType } from '../../../src/rules/terrain/terrain.js';
import { itemNamed } from '../items.js';

const FAR = { pointBlank: false, burst: false, unwieldy: false };
const X = Number.POSITIVE_INFINITY;

describe('The range table of infantry (Total Warfare, "Infantry Range Modifier Table")', () => {
  it.each([
    [0, [0]],
    [1, [-2, 0, 2, 4]],
    [2, [-2, 0, 0, 2, 2, 4, 4]],
    [3, [-2, 0, 0, 0, 2, 2, 2, 4, 4, 4]],
    [4, [-2, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]],
    [5, [-1, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4]],
    [6, [-1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 5, 5, 5]],
    [7, [-1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 6, 6, 6, 6]],
  ])('at range %i adds so much, hex by hex', (range, expected) => {
    expect(infantryRangeModifiers(range, FAR)).toEqual(expected);
  });

  it.each([
    ['point-blank weapons', { ...FAR, pointBlank: true }, -1],
    ['weapons that encumber', { ...FAR, unwieldy: true }, -1],
    ['burst fire', { ...FAR, burst: true }, -3],
  ])('counts %s in the own hex alone', (_, close, expected) => {
    expect(infantryRangeModifiers(1, close)).toEqual([expected, 0, 2, 4]);
  });
});

describe('Terrain costs infantry', () => {
  it.each<[TerrainType, number, number, number, number]>([
    ['clear', 0, 0, 0, 0],
    ['light_woods', 0, 1, X, X],
    ['heavy_woods', 1, X, X, X],
    ['ultra_heavy_woods', 2, X, X, X],
    ['light_jungle', 2, X, X, X],
    ['heavy_jungle', 3, X, X, X],
    ['rough', 1, 1, X, 1],
    ['ultra_rough', 2, X, X, X],
    ['rubble', 1, 1, X, 1],
    ['swamp', 2, 2, 2, 0],
    ['mud', 1, 1, 1, 0],
    ['sand', 1, 0, 1, 0],
    ['snow', 1, 0, 1, 0],
    ['deep_snow', 1, 1, X, 0],
    ['magma_crust', X, X, X, X],
    ['magma', X, X, X, X],
  ])('%s: so much on foot, on tracks, on wheels, on air', (type, foot, tracked, wheeled, hover) => {
    expect(infantryTerrainMp(type, 'leg')).toBe(foot);
    expect(infantryTerrainMp(type, 'motorized')).toBe(foot);
    expect(infantryTerrainMp(type, 'tracked')).toBe(tracked);
    expect(infantryTerrainMp(type, 'wheeled')).toBe(wheeled);
    expect(infantryTerrainMp(type, 'hover')).toBe(hover);
  });

  it('on boats or beasts that swim a point more in woods than on foot, and as much elsewhere', () => {
    const ashore = (['light_woods', 'heavy_woods', 'rough', 'swamp'] as const).map((type) =>
      infantryTerrainMp(type, 'submarine'),
    );
    expect(ashore).toEqual([1, 2, 1, 2]);
  });
});

describe('Points become troopers', () => {
  const platoon = { mechanized: false, inOpen: false, divisor: 1 };

  it.each([
    ['as they are, in cover', 3, platoon, false, 3],
    ['twice as many in the open', 3, { ...platoon, inOpen: true }, false, 6],
    ['divided by armor, rounded up', 3, { ...platoon, divisor: 2 }, false, 2],
    ['twice as many of those who ride', 3, { ...platoon, mechanized: true }, false, 6],
    [
      'half as many of those who ride, of a burst, rounded down',
      7,
      { ...platoon, mechanized: true },
      true,
      3,
    ],
    ['all of it in turn', 7, { mechanized: true, inOpen: true, divisor: 2 }, true, 3],
  ])('%s', (_, points, target, bursts, expected) => {
    expect(troopersLost(points, casualtiesAt(target, bursts))).toBe(expected);
  });

  it.each([
    [0, 0],
    [1, 1],
    [12, 1],
    [20, 2],
    [29, 2],
  ])('a blow of %i points finds %i', (damage, expected) => {
    expect(troopersByBlow(damage)).toBe(expected);
  });
});

describe('Field guns', () => {
  it.each([
    [0.5, 2],
    [6, 6],
    [12.5, 13],
  ])('of %f tons take %i troopers', (tonnage, crew) => expect(fieldGunCrew(tonnage)).toBe(crew));
});

describe('Small arms', () => {
  const arm = (name: string): InfantryWeapon => itemNamed(name) as InfantryWeapon;

  it('count a primary weapon for 0.6 a trooper at most', () => {
    const arms = smallArms({
      primary: arm('Machine Gun (Portable)'),
      secondary: undefined,
      secondaryPerSquad: 0,
      squadSize: 7,
    });
    expect(arms.perTrooper).toBeCloseTo(0.6);
    expect(arms.bursts).toBe(true);
  });

  it('reach as far as the secondary weapon where two of a squad carry it', () => {
    const carried = {
      primary: arm('Auto-Rifle'),
      secondary: arm('SRM Launcher (Light) - Inferno'),
      squadSize: 7,
    };
    expect(smallArms({ ...carried, secondaryPerSquad: 1 }).leading).toBe(carried.primary);
    const two = smallArms({ ...carried, secondaryPerSquad: 2 });
    expect(two.leading).toBe(carried.secondary);
    expect(two.burns).toBe(true);
    expect(two.perTrooper).toBeCloseTo((0.52 * 5 + 0.34 * 2) / 7);
  });
});
