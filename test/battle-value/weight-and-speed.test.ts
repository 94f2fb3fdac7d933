import { describe, expect, it } from 'vitest';
import { speedFactor } from '../../src/battle-value/speed.js';
import type { CockpitType } from '../../src/units/index.js';
import { added, calculationOf, ratings, type Sample } from './sample-mech.js';

const several = (count: number, name: string) => Array.from({ length: count }, () => name);
const weight = (sample: Sample) => added('Weight', sample)[0];
const speed = (sample: Sample) => Number(/× ([\d.]+)/.exec(calculationOf('Speed factor', sample) ?? '')?.[1]);

describe('The weight bonus', () => {
  it('TSM weight modifier', () => {
    expect(weight({ carrying: { RT: ['Triple Strength Myomer'] } })).toBe(112.5);
    expect(weight({ carrying: { RT: ['Prototype TSM'] } })).toBe(112.5);
  });

  it('Industrial TSM weight modifier', () => {
    expect(weight({ carrying: { RT: ['Industrial Triple Strength Myomer'] } })).toBeCloseTo(86.25, 9);
  });

  it('AES weight modifier', () => {
    expect(weight({ carrying: { RA: ['ISAES'] } })).toBeCloseTo(75 * 1.1, 9);
    expect(weight({ carrying: { RA: ['ISAES'], LA: ['ISAES'] } })).toBeCloseTo(75 * 1.2, 9);
  });

  it('grows by a fifth with enhanced legs, if both are', () => {
    const medium: Sample = { tonnage: 55, engine: { rating: 165, type: 'fusion', clan: false } };
    const legs = { RL: ['ISAES'], LL: ['ISAES'] };
    expect(weight({ ...medium, carrying: legs })).toBeCloseTo(55 * 1.2, 9);
    expect(weight({ ...medium, carrying: { RL: ['ISAES'] } })).toBe(55);
    expect(weight({ ...medium, carrying: { ...legs, RA: ['ISAES'], LA: ['ISAES'] } })).toBeCloseTo(
      55 * 1.4,
      9,
    );
  });

  it('grows by two fifths with four enhanced legs, by nothing with three', () => {
    const light: Sample = { tonnage: 35, engine: { rating: 105, type: 'fusion', clan: false } };
    const quad = { FRL: ['ISAES'], FLL: ['ISAES'], RRL: ['ISAES'] };
    expect(weight({ ...light, chassisKind: 'quad', carrying: { ...quad, RLL: ['ISAES'] } })).toBeCloseTo(
      49,
      9,
    );
    expect(weight({ ...light, chassisKind: 'quad', carrying: quad })).toBe(35);
    const tripod = { RL: ['ISAES'], LL: ['ISAES'], CL: ['ISAES'] };
    expect(weight({ ...light, chassisKind: 'tripod', carrying: tripod })).toBe(35);
  });

  it('is raised by actuators first and by myomer then', () => {
    expect(weight({ carrying: { RA: ['ISAES'], RT: ['Triple Strength Myomer'] } })).toBeCloseTo(
      75 * 1.1 * 1.5,
      9,
    );
  });

  it('is the plain weight without any of it', () => {
    expect(weight({})).toBe(75);
  });
});

describe('The speed factor', () => {
  it.each([
    [0, 0.44],
    [1, 0.54],
    [2, 0.65],
    [3, 0.77],
    [4, 0.88],
    [5, 1],
    [6, 1.12],
    [7, 1.24],
    [8, 1.37],
    [9, 1.5],
    [10, 1.63],
    [11, 1.76],
    [12, 1.89],
    [13, 2.02],
    [14, 2.16],
    [15, 2.3],
    [16, 2.44],
    [17, 2.58],
    [18, 2.72],
    [19, 2.86],
    [20, 3],
    [21, 3.15],
    [22, 3.29],
    [23, 3.44],
    [24, 3.59],
    [25, 3.74],
    [26, 3.89],
    [27, 4.04],
    [28, 4.19],
    [29, 4.34],
    [30, 4.5],
    [31, 4.65],
    [32, 4.81],
    [33, 4.96],
    [34, 5.12],
    [35, 5.28],
  ])('of %d points is %d', (points, factor) => {
    expect(speedFactor(points)).toBe(factor);
  });

  it('takes the run and half of the jump, rounded up', () => {
    expect(speed({})).toBe(1);
    expect(speed({ carrying: { RT: several(3, 'Jump Jet') } })).toBe(1.24);
    expect(speed({ carrying: { RT: several(4, 'Jump Jet') } })).toBe(1.24);
    expect(speed({ carrying: { RT: several(5, 'Jump Jet') } })).toBe(1.37);
  });

  it('takes half of the swimming where it is more than the jump', () => {
    expect(speed({ carrying: { RT: several(6, 'UMU'), LT: several(2, 'Jump Jet') } })).toBe(1.37);
  });

  it("takes the run and half of the flight of a standard Land-Air 'Mech", () => {
    const carrying = { LT: ['Landing Gear', 'Avionics', ...several(5, 'Jump Jet')] };
    // 5 + 23 / 2, rounded: 17.
    expect(speed({ chassisKind: 'lam', lamType: 'standard', carrying })).toBe(2.58);
    expect(speed({ chassisKind: 'lam', lamType: 'bimodal', carrying })).toBe(1.37);
  });
});

describe('Fire control', () => {
  it('Industrial Mech offensive modifier', () => {
    expect(ratings({ cockpit: 'industrial', structure: 'Industrial' }).offensive).toBeCloseTo(75 * 0.9, 9);
  });

  it.each<CockpitType>([
    'industrial',
    'primitive-industrial',
    'superheavy-industrial',
    'tripod-industrial',
    'superheavy-tripod-industrial',
  ])('of the cockpit %s takes a tenth', (cockpit) => {
    expect(calculationOf('Fire control', { cockpit })).toMatch(/× 0\.9$/);
  });

  it.each<CockpitType>(['standard', 'primitive', 'superheavy', 'tripod', 'small', 'interface'])(
    'of the cockpit %s takes nothing, be the structure industrial or not',
    (cockpit) => {
      expect(calculationOf('Fire control', { cockpit, structure: 'Industrial' })).toBeUndefined();
    },
  );
});
