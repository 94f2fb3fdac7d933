import { describe, expect, it } from 'vitest';
import { targetMovementModifier } from '../../src/battle-value/speed.js';
import { ratings, type Sample } from './sample-mech.js';

/** The bare sample has 171 points of structure and 37.5 of gyro. */
const factor = (sample: Sample) => ratings(sample).defensive / 208.5;
const several = (count: number, name: string) => Array.from({ length: count }, () => name);

const STEALTH: Sample = { armor: { name: 'IS Stealth', clan: false } };
const engine = (walk: number) => ({ rating: walk * 75, type: 'fusion', clan: false }) as const;
const CHAMELEON = 'Chameleon Light Polarization Shield';
const NULL_SIGNATURE = 'Mek Null Signature System';
const VOID_SIGNATURE = 'Mek Void Signature System';

describe('The defensive factor', () => {
  it('Stealth Armor TMM bonus', () => {
    expect(factor({})).toBeCloseTo(1.2, 9);
    expect(factor({ ...STEALTH, carrying: { RT: ['IS Stealth'] } })).toBeCloseTo(1.4, 9);
  });

  it('Chameleon LPS TMM bonus', () => {
    expect(factor({ carrying: { RT: [CHAMELEON] } })).toBeCloseTo(1.4, 9);
  });

  it('Stealth and Chameleon stack', () => {
    expect(factor({ ...STEALTH, carrying: { RT: ['IS Stealth', CHAMELEON] } })).toBeCloseTo(1.6, 9);
  });

  it('takes stealth armor and a null-signature system together as one', () => {
    expect(factor({ carrying: { RT: [NULL_SIGNATURE] } })).toBeCloseTo(1.4, 9);
    expect(factor({ ...STEALTH, carrying: { RT: ['IS Stealth', NULL_SIGNATURE] } })).toBeCloseTo(1.4, 9);
    expect(factor({ carrying: { RT: [NULL_SIGNATURE, CHAMELEON] } })).toBeCloseTo(1.6, 9);
  });

  it('grants nothing for stealth armor that is only patched on', () => {
    const armorPoints = { CT: { front: 0, armor: { name: 'IS Stealth', clan: false } } };
    expect(factor({ armorPoints, carrying: { RT: ['IS Stealth'] } })).toBeCloseTo(1.2, 9);
  });

  // Running 2, 3, 5 and 8 makes 0, 1, 2 and 3: below 3 becomes 3, 3 becomes 4.
  it.each([
    [1, 1.3],
    [2, 1.3],
    [3, 1.3],
    [5, 1.4],
  ])('lifts a void-signature system that walks %d to %d', (walk, expected) => {
    expect(factor({ carrying: { RT: [VOID_SIGNATURE] }, engine: engine(walk) })).toBeCloseTo(expected, 9);
  });

  it('leaves a void-signature system at 4 that runs 10', () => {
    const carrying = { RT: [VOID_SIGNATURE], LT: ['Supercharger'] };
    expect(factor({ carrying, engine: engine(5) })).toBeCloseTo(1.4, 9);
  });

  it('counts stealth by the armor that is worn, whether its slots are listed or not', () => {
    expect(factor(STEALTH)).toBeCloseTo(1.4, 9);
    expect(factor({ carrying: { RT: ['IS Stealth'] } })).toBeCloseTo(1.2, 9);
  });

  it('takes the best of running, jumping with a point more, and swimming', () => {
    // Run 5 is 2. Jump 3 is 1 + 1, jump 5 is 2 + 1; UMU 7 is 3.
    expect(factor({ carrying: { RT: several(3, 'Jump Jet') } })).toBeCloseTo(1.2, 9);
    expect(factor({ carrying: { RT: several(5, 'Jump Jet') } })).toBeCloseTo(1.3, 9);
    expect(factor({ carrying: { RT: several(7, 'UMU') } })).toBeCloseTo(1.3, 9);
  });

  it("takes the flight of a standard Land-Air 'Mech, with a point more", () => {
    const jets = { LT: ['Landing Gear', 'Avionics', ...several(4, 'Jump Jet')] };
    // Jump 4 flies 18: 5 + 1.
    expect(factor({ chassisKind: 'lam', lamType: 'standard', carrying: jets })).toBeCloseTo(1.6, 9);
    expect(factor({ chassisKind: 'lam', lamType: 'standard' })).toBeCloseTo(1, 9);
    expect(factor({ chassisKind: 'lam', lamType: 'bimodal', carrying: jets })).toBeCloseTo(1.2, 9);
  });

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
    [17, 4],
    [18, 5],
    [24, 5],
    [25, 6],
    [40, 6],
  ])('%d movement points make a modifier of %d', (points, modifier) => {
    expect(targetMovementModifier(points)).toBe(modifier);
  });
});
