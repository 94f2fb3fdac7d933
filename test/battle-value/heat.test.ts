import { describe, expect, it } from 'vitest';
import type { EngineType } from '../../src/units/index.js';
import { added, calculationOf, heatLimit, type Sample, steps } from './sample-mech.js';

const several = (count: number, name: string) => Array.from({ length: count }, () => name);
const engine = (type: EngineType) => ({ rating: 225, type, clan: false });

/** Heat efficiency of the sample with a laser, since without weapons there is none to tell. */
const limit = ({ carrying, ...sample }: Sample) =>
  heatLimit({ ...sample, carrying: { ...carrying, HD: ['Small Laser'] } });

/** The bare sample sinks 9. */
const movementHeat = (sample: Sample) => 6 + 9 - limit(sample);

/** Heat of one weapon, as the report adds it up. */
const heatOf = (...items: string[]) =>
  Number(/heat ([\d.]+)/.exec(steps({ carrying: { RT: items } }).find(isWeapon)?.calculation ?? '')?.[1]);
const isWeapon = ({ calculation }: { calculation: string }) => calculation.includes('(heat ');

describe('Heat efficiency', () => {
  it('Heat efficiency calculation', () => {
    expect(limit({})).toBe(6 + 9 - 2);
    expect(limit({ heatSinks: { count: 9, kind: 'double', clan: false } })).toBe(6 + 18 - 2);
    expect(
      limit({ carrying: { RT: ['Heat Sink'] }, heatSinks: { count: 10, kind: 'single', clan: false } }),
    ).toBe(6 + 10 - 2);
  });

  it('Heat efficiency example', () => {
    const sinks = several(4, 'ISDoubleHeatSink');
    const sample: Sample = {
      tonnage: 100,
      engine: { rating: 300, type: 'fusion', clan: false },
      heatSinks: { count: 20, kind: 'double', clan: false },
      carrying: { RT: sinks, LT: sinks, RA: several(3, 'ISERPPC'), LA: ['ISERPPC'] },
    };
    expect(heatLimit(sample)).toBe(44);
    // Three make 45: the third crosses the limit and still counts in full.
    expect([...added('ER PPC (LA)', sample), ...added('ER PPC (RA)', sample)]).toEqual([
      229, 229, 229, 114.5,
    ]);
  });

  it('Incorrect formula removed', () => {
    // Of 12 heat in all, nine sinks alone would already halve the second laser.
    const sample = { carrying: { RT: several(4, 'Medium Laser') } };
    expect(limit({})).not.toBe(9);
    expect(added('Medium Laser (RT)', sample)).toEqual([46, 46, 46, 46]);
  });

  it('halves what follows once it is reached exactly', () => {
    // 10 and 3 make 13.
    const sample = { carrying: { RT: ['PPC', 'Medium Laser', 'Small Laser'] } };
    expect(heatLimit(sample)).toBe(13);
    expect(added('Medium Laser (RT)', sample)).toEqual([46]);
    expect(added('Small Laser (RT)', sample)).toEqual([4.5]);
  });

  it('of nothing or less halves everything, even what makes no heat', () => {
    const sample: Sample = {
      armor: { name: 'IS Stealth', clan: false },
      heatSinks: { count: 0, kind: 'single', clan: false },
      carrying: { RT: ['IS Stealth', 'Machine Gun', 'Medium Laser'] },
    };
    expect(heatLimit(sample)).toBe(-6);
    expect(added('Machine Gun (RT)', sample)).toEqual([2.5]);
    expect(added('Medium Laser (RT)', sample)).toEqual([23]);
  });

  it('of exactly nothing halves everything, too', () => {
    const sample: Sample = {
      heatSinks: { count: 0, kind: 'single', clan: false },
      carrying: { RT: several(6, 'Jump Jet'), LT: ['Machine Gun', 'Medium Laser'] },
    };
    // 6, no sinks, and 6 for a jump of six.
    expect(heatLimit(sample)).toBe(0);
    expect(added('Machine Gun (LT)', sample)).toEqual([2.5]);
    expect(added('Medium Laser (LT)', sample)).toEqual([23]);
  });

  it.each<[EngineType, number]>([
    ['fusion', 2],
    ['light', 2],
    ['fission', 2],
    ['ice', 0],
    ['fuel-cell', 0],
    ['xxl', 6],
  ])('takes off the heat of running with an engine of type %s: %d', (type, heat) => {
    expect(movementHeat({ engine: engine(type) })).toBe(heat);
  });

  it('takes off nothing for running on super-cooled myomer, even with an XXL engine', () => {
    const carrying = { RT: ['ISSuperCooledMyomer'] };
    expect(movementHeat({ carrying })).toBe(0);
    expect(movementHeat({ carrying, engine: engine('xxl') })).toBe(0);
  });

  it.each<[jets: number, kind: string, EngineType, number]>([
    [1, 'Jump Jet', 'fusion', 3],
    [3, 'Jump Jet', 'fusion', 3],
    [5, 'Jump Jet', 'fusion', 5],
    [3, 'Improved Jump Jet', 'fusion', 3],
    [6, 'Improved Jump Jet', 'fusion', 3],
    [7, 'Improved Jump Jet', 'fusion', 4],
    [2, 'ISPrototypeImprovedJumpJet', 'fusion', 6],
    [4, 'ISPrototypeImprovedJumpJet', 'fusion', 8],
    [2, 'Jump Jet', 'xxl', 6],
    [5, 'Jump Jet', 'xxl', 10],
    [6, 'Improved Jump Jet', 'xxl', 6],
    [7, 'Improved Jump Jet', 'xxl', 8],
    [3, 'ISPrototypeImprovedJumpJet', 'xxl', 12],
    [4, 'Jump Jet', 'ice', 4],
  ])('takes off the heat of jumping where it is larger: %d × %s, %s: %d', (jets, kind, type, heat) => {
    const left = Math.min(jets, 6);
    const carrying = { RT: several(left, kind), LT: several(jets - left, kind) };
    expect(movementHeat({ carrying, engine: engine(type) })).toBe(heat);
  });

  it("takes off the heat of running where a large shield keeps the jets from lifting the 'Mech", () => {
    const carrying = { RT: several(3, 'Jump Jet'), RA: ['ISLargeShield'] };
    expect(movementHeat({ carrying })).toBe(2);
  });

  it('tells the kind of all jets by the first', () => {
    // From the left leg to the head: the left torso comes before the right.
    const carrying = { LT: ['Jump Jet'], RT: several(5, 'Improved Jump Jet') };
    expect(movementHeat({ carrying })).toBe(6);
  });

  it('spares the part of the jump that a partial wing carries, and cools by three more', () => {
    const carrying = { RT: ['ISPartialWing', ...several(6, 'Jump Jet')] };
    expect(limit({ carrying })).toBe(6 + 9 + 3 - 6);
  });

  it('takes off no heat for mechanical jump boosters', () => {
    expect(movementHeat({ carrying: { RT: ['MechanicalJumpBooster:size:6'] } })).toBe(2);
  });

  it("takes off a third of the flight of a standard Land-Air 'Mech, which bears three more", () => {
    const carrying = { LT: ['Landing Gear', 'Avionics', ...several(5, 'Jump Jet')] };
    // Jump 5 flies 23.
    expect(limit({ chassisKind: 'lam', lamType: 'standard', carrying })).toBe(6 + 9 + 3 - 8);
    expect(limit({ chassisKind: 'lam', lamType: 'bimodal', carrying })).toBe(6 + 9 - 5);
  });

  it('takes off 10 for stealth armor, whether its slots are listed or not', () => {
    expect(limit({ armor: { name: 'IS Stealth', clan: false } })).toBe(13 - 10);
    expect(limit({ carrying: { RT: ['IS Stealth'] } })).toBe(13);
  });

  it.each([
    ['Mek Null Signature System', 10],
    ['Mek Void Signature System', 10],
    ['Chameleon Light Polarization Shield', 6],
  ])('takes off the heat of %s: %d', (name, heat) => {
    expect(limit({ carrying: { RT: [name] } })).toBe(13 - heat);
  });

  it('takes off the heat of every system that hides the unit', () => {
    const systems = ['Mek Null Signature System', 'Chameleon Light Polarization Shield'];
    expect(limit({ carrying: { RT: systems } })).toBe(13 - 16);
  });

  it('gains a fifth of the heat sinks for each coolant pod, rounded up in the end', () => {
    expect(limit({ carrying: { RT: ['Coolant Pod'] } })).toBe(13 + 2);
    expect(limit({ carrying: { RT: ['Coolant Pod', 'Coolant Pod'] } })).toBe(13 + 4);
    expect(limit({ carrying: { RT: several(3, 'Coolant Pod') } })).toBe(13 + 6);
  });

  it('gains four from an emergency coolant system', () => {
    expect(limit({ carrying: { RT: ['ISRISCEmergencyCoolantSystem'] } })).toBe(13 + 4);
  });

  it('gains two fifths of the heat sinks from a radical heat sink system, rounded up', () => {
    expect(limit({ carrying: { RT: ['Radical Heat Sink System'] } })).toBe(13 + 4);
  });

  it('is spelled out in the report', () => {
    const carrying = { RT: several(5, 'Jump Jet'), HD: ['Small Laser'] };
    expect(calculationOf('Heat efficiency', { carrying })).toBe('6 + 9 − 5 (jump) = 10');
  });
});

describe('The heat of a weapon', () => {
  it('Ultra AC heat for BV calculation', () => {
    expect(heatOf('ISUltraAC5')).toBe(1 * 2);
    expect(heatOf('ISUltraAC20')).toBe(8 * 2);
  });

  it('Rotary AC heat for BV calculation', () => {
    expect(heatOf('ISRotaryAC5')).toBe(1 * 6);
  });

  it('Streak SRM heat for BV calculation', () => {
    expect(heatOf('ISStreakSRM6')).toBe(4 * 0.5);
    expect(heatOf('ISStreakSRM4')).toBe(1.5);
  });

  it.each([
    ['CLStreakLRM15', 2.5],
    ['CLiATM9', 3],
  ])('of %s counts half as well: %d', (name, heat) => {
    expect(heatOf(name)).toBe(heat);
  });

  it.each([
    ['RL15', 1],
    ['ISSRM4OS', 0.75],
    ['ISStreakSRM2OS', 0.25],
  ])('of the one-shot %s is a quarter of what is listed: %d', (name, heat) => {
    expect(heatOf(name)).toBe(heat);
  });

  it.each([
    ['ISERLargeLaserPrototype', 15],
    ['ISMediumPulseLaserPrototype', 7],
  ])('of the prototype %s is more than listed: %d', (name, heat) => {
    expect(heatOf(name)).toBe(heat);
  });

  it('falls by one with a laser insulator, but not below one', () => {
    expect(heatOf('Medium Laser', 'ISLaserInsulator')).toBe(2);
    expect(heatOf('Small Laser', 'ISLaserInsulator')).toBe(1);
  });

  it('rises by two with a pulse module and by five with a capacitor', () => {
    expect(heatOf('Medium Laser', 'ISRISCLaserPulseModule')).toBe(5);
    expect(heatOf('PPC', 'PPC Capacitor')).toBe(15);
  });
});
