import { describe, expect, it } from 'vitest';
import type { EngineType, GyroType } from '../../src/units/index.js';
import { added, heatLimit, ratings, type Sample } from './sample-mech.js';

type Factors = readonly [standard: number, totalWarfare: number];

const structure = (sample: Sample, ruleset: 'standard' | 'total-warfare' = 'standard') =>
  added('Internal structure', sample, { ruleset })[0];

/** 75 tons have 114 points, 110 tons have 4 + 33 + 2 × (23 + 18 + 23) = 165. */
const withEngine = (type: EngineType, clan: boolean, tonnage = 75): Sample => ({
  tonnage,
  engine: { rating: 3 * tonnage, type, clan },
});

describe('Internal structure', () => {
  it.each<[EngineType, clan: boolean, Factors]>([
    ['fusion', false, [1, 1]],
    ['xl', false, [0.5, 0.5]],
    ['xl', true, [0.75, 0.75]],
    ['light', false, [0.75, 0.75]],
    ['xxl', false, [0.33, 0.25]],
    ['xxl', true, [0.33, 0.5]],
    ['compact', false, [1, 1]],
  ])('Engine multiplier on structure BV: %s, Clan %s', (type, clan, [standard, totalWarfare]) => {
    expect(structure(withEngine(type, clan), 'standard')).toBeCloseTo(114 * 1.5 * standard, 9);
    expect(structure(withEngine(type, clan), 'total-warfare')).toBeCloseTo(114 * 1.5 * totalWarfare, 9);
  });

  it.each<[EngineType, clan: boolean, rating: number]>([
    ['light', true, 225],
    ['fission', true, 225],
    ['compact', false, 405],
    ['xxl', false, 525],
  ])('counts in full with an engine that does not exist: %s, Clan %s, rating %d', (type, clan, rating) => {
    // Without an engine it does not move, holds no sinks, and running would heat by 2.
    const sample: Sample = { engine: { rating, type, clan }, carrying: { RT: ['Medium Laser'] } };
    expect(structure(sample, 'total-warfare')).toBe(171);
    expect(structure(sample, 'standard')).toBe(171);
    expect(ratings(sample).defensive).toBe(208.5);
    expect(heatLimit(sample)).toBe(6 + 0 - 2);
  });

  it('XL Engine structure penalty', () => {
    expect(structure(withEngine('xl', false))).toBe(85.5);
  });

  it('Clan XL Engine structure penalty', () => {
    expect(structure(withEngine('xl', true))).toBe(128.25);
  });

  it.each<EngineType>(['ice', 'fuel-cell', 'fission'])('counts in full with an engine of type %s', (type) => {
    expect(structure(withEngine(type, false))).toBe(171);
  });

  it.each<[EngineType, clan: boolean, Factors]>([
    ['fusion', false, [1, 1]],
    ['light', false, [0.825, 0.825]],
    ['xl', true, [0.825, 0.825]],
    ['xl', false, [0.75, 0.75]],
    ['xxl', true, [0.33, 0.75]],
    ['xxl', false, [0.33, 0.5]],
  ])("suffers less from the engine of a superheavy 'Mech: %s, Clan %s", (type, clan, [standard, tw]) => {
    expect(structure(withEngine(type, clan, 110), 'standard')).toBeCloseTo(165 * 1.5 * standard, 9);
    expect(structure(withEngine(type, clan, 110), 'total-warfare')).toBeCloseTo(165 * 1.5 * tw, 9);
  });

  it.each([
    ['Standard', 1],
    ['IS Endo Steel', 1],
    ['IS Endo Steel Prototype', 1],
    ['IS Endo-Composite', 1],
    ['Industrial', 0.5],
    ['IS Composite', 0.5],
    ['Reinforced', 2],
  ])('of type %s counts %d times', (name, factor) => {
    expect(structure({ structure: name })).toBe(171 * factor);
  });

  it('of a quad has legs where others have arms', () => {
    // 3 + 23 + 2 × 16 + 4 × 16
    expect(structure({ chassisKind: 'quad' })).toBe(122 * 1.5);
  });

  it('of a tripod has a third leg', () => {
    expect(structure({ chassisKind: 'tripod' })).toBe((114 + 16) * 1.5);
  });

  it('is worth a fifth more behind a Blue Shield', () => {
    expect(structure({ carrying: { RT: ['Blue Shield Particle Field Damper'] } })).toBeCloseTo(171 * 1.2, 9);
  });
});

describe('The gyro', () => {
  it.each<[GyroType, number]>([
    ['standard', 0.5],
    ['xl', 0.5],
    ['compact', 0.5],
    ['heavy-duty', 1],
    ['none', 0],
  ])('of type %s adds %d a ton', (gyro, share) => {
    expect(added('Gyro', { gyro })).toEqual([75 * share]);
  });

  it('of a superheavy adds half a point a ton', () => {
    expect(added('Gyro', { ...withEngine('fusion', false, 110), gyro: 'superheavy' })).toEqual([55]);
  });

  it('is counted behind an interface cockpit even where there is none', () => {
    expect(added('Gyro', { gyro: 'none', cockpit: 'interface' })).toEqual([37.5]);
  });
});
