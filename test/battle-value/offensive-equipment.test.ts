import { describe, expect, it } from 'vitest';
import { evaluateFormula } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { added, ratings, type Sample, steps } from './sample-mech.js';

const TSM = { LT: ['Triple Strength Myomer'] };

/** What stands in the offensive rating before the weight. */
function offensiveEquipment(sample: Sample): number {
  return steps(sample).find(({ label }) => label === 'Weight')?.value ?? 0;
}
const worth = (sample: Sample) => Number((offensiveEquipment(sample) - weight(sample)).toFixed(9));
const weight = (sample: Sample) => added('Weight', sample)[0] ?? 0;

describe('Offensive equipment', () => {
  it.each([
    ['Hatchet', 22.5],
    ['Sword', 15.525],
    ['Mace', 19],
    ['ISMediumVibroblade', 17],
  ])('Melee weapon BV contribution: %s', (name, value) => {
    const listed = officialCatalog.find(name)?.battleValue ?? Number.NaN;
    expect(evaluateFormula(listed, { tonnage: 75, traits: ['mech'] })).toBeCloseTo(value, 9);
    expect(worth({ carrying: { RA: [name] } })).toBe(value);
  });

  it('takes the clubs that lie about at the value of the catalog, which is none', () => {
    expect(officialCatalog.find('Tree Club')?.battleValue).toBe(0);
    expect(worth({ carrying: { RA: ['Tree Club'] } })).toBe(0);
  });

  it.each([
    ['Hatchet', 22.5],
    ['Sword', 15.525],
    ['IS Lance', 15],
    ['Mace', 19],
    ['Retractable Blade', 13.8],
    ['ISClaw', 14.025],
    ['Talons', 8],
  ])(
    'counts a %s of 75 tons at %d, and doubles it with triple-strength myomer of the two better kinds',
    (name, value) => {
      const location = name === 'Talons' ? 'RL' : 'RA';
      expect(worth({ carrying: { [location]: [name] } })).toBe(value);
      expect(worth({ carrying: { [location]: [name], ...TSM } })).toBe(2 * value);
      expect(worth({ carrying: { [location]: [name], LT: ['Prototype TSM'] } })).toBe(2 * value);
      expect(worth({ carrying: { [location]: [name], LT: ['Industrial Triple Strength Myomer'] } })).toBe(
        value,
      );
    },
  );

  it.each([
    [20, 6],
    [50, 15],
    [100, 30],
  ])('counts a hatchet of %d tons at %d', (tonnage, value) => {
    const engine = { rating: 3 * tonnage, type: 'fusion', clan: false } as const;
    expect(worth({ tonnage, engine, carrying: { RA: ['Hatchet'] } })).toBe(value);
  });

  it('counts a ram plate by the damage of a charge, more with spikes on the torso', () => {
    // 75 × 5 × 0.1 = 37, half of it 18.
    expect(worth({ carrying: { CT: ['Ram Plate'] } })).toBe(19.8);
    expect(worth({ carrying: { CT: ['Ram Plate'], RT: ['Spikes'], RA: ['Spikes'] } })).toBe(20.9);
  });

  it.each([
    ['Chain Whip', 5.175],
    ['IS Flail', 11],
    ['Backhoe', 8],
    ['Chainsaw', 7],
    ['Combine', 5],
    ['Dual Saw', 9],
    ['Heavy-Duty Pile Driver', 5],
    ['MiningDrill', 6],
    ['Rock Cutter', 6],
    ['Spot Welder', 5],
    ['IS Wrecking Ball', 8],
    ['Buzzsaw', 67],
    ['ISVehicularMineDispenser', 8],
  ])('counts %s at %d, whatever the myomer', (name, value) => {
    expect(worth({ carrying: { RA: [name] } })).toBe(value);
    expect(worth({ carrying: { RA: [name], ...TSM } })).toBe(value);
  });

  it('in the hand of an enhanced arm is worth a quarter more', () => {
    expect(worth({ carrying: { RA: ['ISAES', 'Hatchet'] } })).toBeCloseTo(22.5 * 1.25, 9);
    expect(worth({ carrying: { LA: ['ISAES'], RA: ['Hatchet'] } })).toBe(22.5);
  });

  it('is left alone by targeting computers, drones and heat', () => {
    const carrying = { RA: ['Hatchet'], HD: ['ISDroneOperatingSystem'], RT: ['ISTargeting Computer'] };
    expect(worth({ carrying, heatSinks: { count: 0, kind: 'single', clan: false } })).toBe(22.5);
  });

  it('does not include what wards off, nor what has no value', () => {
    expect(
      ratings({ carrying: { RT: ['ISGuardianECMSuite', 'ISC3SlaveUnit', 'WatchdogECMSuite'] } }).offensive,
    ).toBe(75);
  });
});
