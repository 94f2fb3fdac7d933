import { describe, expect, it } from 'vitest';
import { calculationOf, type Sample } from './sample-mech.js';

/** Run, jump and underwater movement points. */
const points = (sample: Sample) =>
  (calculationOf('Movement points', sample)?.match(/\d+/g) ?? []).slice(0, 3).map(Number);
const run = (sample: Sample) => points(sample)[0];
const jump = (sample: Sample) => points(sample)[1];
const several = (count: number, name: string) => Array.from({ length: count }, () => name);

const HARDENED = { name: 'IS Hardened', clan: false };
const STANDARD = { name: 'Standard Armor', clan: false };

describe('Movement for Battle Value', () => {
  it('runs one and a half times the walk, rounded up', () => {
    expect(run({})).toBe(5);
    expect(run({ engine: { rating: 300, type: 'fusion', clan: false } })).toBe(6);
  });

  it('counts a primitive engine at its rating divided by 1.2, raised to a multiple of five', () => {
    // 225 / 1.2 = 187.5, raised to 190: walk 2.
    expect(run({ cockpit: 'primitive' })).toBe(3);
    // 270 / 1.2 = 225: walk 3.
    expect(
      run({ cockpit: 'primitive-industrial', engine: { rating: 270, type: 'fusion', clan: false } }),
    ).toBe(5);
  });

  it('takes triple-strength myomer at one point of walk, the prototype and the industrial kind at none', () => {
    expect(run({ carrying: { RT: ['Triple Strength Myomer'] } })).toBe(6);
    expect(run({ carrying: { RT: ['Prototype TSM'] } })).toBe(5);
    expect(run({ carrying: { RT: ['Industrial Triple Strength Myomer'] } })).toBe(5);
  });

  it('gives a tripod nothing for its myomer', () => {
    expect(run({ chassisKind: 'tripod', carrying: { RT: ['Triple Strength Myomer'] } })).toBe(5);
  });

  it('doubles the walk with MASC or a supercharger, and takes it two and a half times with both', () => {
    expect(run({ carrying: { RT: ['ISMASC'] } })).toBe(6);
    expect(run({ carrying: { CT: ['Supercharger'] } })).toBe(6);
    expect(run({ carrying: { RT: ['ISMASC'], CT: ['Supercharger'] } })).toBe(8);
  });

  it('loses a point of running to hardened armor on a leg', () => {
    expect(run({ armor: HARDENED })).toBe(4);
    expect(run({ armorPoints: { RL: { front: 5, armor: HARDENED } } })).toBe(4);
    expect(run({ chassisKind: 'quad', armorPoints: { FRL: { front: 5, armor: HARDENED } } })).toBe(4);
    expect(
      run({ armorPoints: { CT: { front: 5, armor: HARDENED }, RL: { front: 5, armor: STANDARD } } }),
    ).toBe(5);
  });

  it('loses a point of walking for each arm with a medium and each with a large shield', () => {
    expect(run({ carrying: { RA: ['ISSmallShield'] } })).toBe(5);
    expect(run({ carrying: { RA: ['ISMediumShield'] } })).toBe(3);
    expect(run({ carrying: { RA: ['ISMediumShield'], LA: ['ISMediumShield'] } })).toBe(2);
    expect(run({ carrying: { RA: ['ISLargeShield'] } })).toBe(3);
  });

  it('loses nothing to a shield that no arm holds', () => {
    const jets = several(3, 'Jump Jet');
    expect(points({ carrying: { LT: jets, RT: ['ISMediumShield'] } })).toEqual([5, 3, 0]);
    expect(points({ carrying: { LT: jets, RT: ['ISLargeShield'] } })).toEqual([5, 3, 0]);
  });

  it('counts two shields of a size on one arm as one', () => {
    expect(run({ carrying: { RA: ['ISMediumShield', 'ISMediumShield'] } })).toBe(3);
  });

  it('loses a point of walking to a chain drape', () => {
    expect(run({ carrying: { RT: ['ChainDrapeCape'] } })).toBe(3);
  });

  it('loses nothing to modular armor', () => {
    const carrying = { RT: ['ISModularArmor', ...several(3, 'Jump Jet')] };
    expect(points({ carrying })).toEqual([5, 3, 0]);
  });

  it('jumps one point for each jet of any kind', () => {
    expect(jump({ carrying: { RT: several(3, 'Jump Jet') } })).toBe(3);
    expect(jump({ carrying: { RT: several(3, 'Improved Jump Jet') } })).toBe(3);
    expect(jump({ carrying: { RT: several(2, 'ISPrototypeImprovedJumpJet') } })).toBe(2);
    expect(jump({ jump: 5 })).toBe(0);
  });

  it('jumps two points further with a partial wing up to 55 tons, one above, none without jets', () => {
    const carrying = { RT: ['ISPartialWing', ...several(3, 'Jump Jet')] };
    expect(jump({ carrying, tonnage: 55, engine: { rating: 165, type: 'fusion', clan: false } })).toBe(5);
    expect(jump({ carrying })).toBe(4);
    expect(jump({ carrying: { RT: ['ISPartialWing'] } })).toBe(0);
  });

  it('jumps less with medium shields and not at all with a large one, nor swims', () => {
    const jets = several(3, 'Jump Jet');
    expect(jump({ carrying: { RT: jets, RA: ['ISMediumShield'] } })).toBe(2);
    expect(points({ carrying: { RT: [...jets, 'UMU'], RA: ['ISLargeShield'] } })).toEqual([3, 0, 0]);
  });

  it('takes mechanical jump boosters where they reach further than the jets', () => {
    const boosters = 'MechanicalJumpBooster:size:4';
    expect(jump({ carrying: { RT: ['Jump Jet'], LT: [boosters] } })).toBe(4);
    expect(jump({ carrying: { RT: several(5, 'Jump Jet'), LT: [boosters] } })).toBe(5);
  });

  it('swims one point for each UMU', () => {
    expect(points({ carrying: { RT: several(4, 'UMU') } })).toEqual([5, 0, 4]);
  });

  it("lets a standard Land-Air 'Mech fly at four and a half times its jump, rounded up", () => {
    const carrying = { LT: several(5, 'Jump Jet') };
    const lam = {
      chassisKind: 'lam',
      carrying: { LT: ['Landing Gear', 'Avionics', ...carrying.LT] },
    } as const;
    expect(calculationOf('Movement points', { ...lam, lamType: 'standard' })).toContain('AirMek flank 23');
    expect(calculationOf('Movement points', { ...lam, lamType: 'bimodal' })).not.toContain('AirMek');
  });
});
