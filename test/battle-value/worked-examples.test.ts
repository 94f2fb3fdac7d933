import { describe, expect, it } from 'vitest';
import type { MechSheet } from '../../src/units/index.js';
import { heatLimit, ratings, type Sample } from './sample-mech.js';

/** Worked by hand from the published rules; armor is given by its sum alone. */
const armorOf = (points: number): MechSheet['armorPoints'] => ({ CT: { front: points } });
const several = (count: number, name: string) => Array.from({ length: count }, () => name);

interface Example {
  readonly defensive: number;
  readonly offensive: number;
  readonly heat: number;
  readonly base: number;
}

function expectExample(sample: Sample, { defensive, offensive, heat, base }: Example): void {
  const result = ratings(sample, { ruleset: 'total-warfare' });
  expect(result.defensive).toBeCloseTo(defensive, 9);
  expect(heatLimit(sample)).toBe(heat);
  expect(result.offensive).toBeCloseTo(offensive, 9);
  expect(result.base).toBe(base);
}

describe('Worked examples', () => {
  it('Atlas AS7-D: unprotected ammunition, rear lasers, heat above the limit', () => {
    const sample: Sample = {
      tonnage: 100,
      engine: { rating: 300, type: 'fusion', clan: false },
      heatSinks: { count: 20, kind: 'single', clan: false },
      armorPoints: armorOf(304),
      carrying: {
        HD: ['Heat Sink'],
        CT: ['Medium Laser (R)', 'Medium Laser (R)'],
        RT: ['Autocannon/20', 'IS Ammo AC/20', 'IS Ammo AC/20'],
        LT: ['Heat Sink', 'LRM 20', 'SRM 6', 'IS Ammo LRM-20', 'IS Ammo LRM-20', 'IS Ammo SRM-6'],
        RA: ['Heat Sink', 'Medium Laser'],
        LA: ['Heat Sink', 'Medium Laser'],
        RL: ['Heat Sink', 'Heat Sink'],
        LL: ['Heat Sink', 'Heat Sink'],
      },
    };
    expectExample(sample, { defensive: 1155.6, offensive: 741.5, heat: 24, base: 1897 });
  });

  it('Mad Cat Prime: Clan XL engine, CASE without a word, double heat sinks', () => {
    const torso = ['CLLRM20', 'Clan Ammo LRM-20'];
    const sample: Sample = {
      techBase: 'Clan',
      omni: true,
      engine: { rating: 375, type: 'xl', clan: true },
      heatSinks: { count: 17, kind: 'double', clan: true },
      armorPoints: armorOf(230),
      carrying: {
        LT: [...torso, 'CLMG', 'Clan Machine Gun Ammo - Full'],
        RT: [...torso, 'CLMG', 'CLMediumPulseLaser'],
        LA: ['CLDoubleHeatSink', 'CLERLargeLaser', 'CLERMediumLaser'],
        RA: ['CLDoubleHeatSink', 'CLERLargeLaser', 'CLERMediumLaser'],
      },
    };
    expectExample(sample, { defensive: 962.975, offensive: 1774.15, heat: 38, base: 2737 });
  });

  it('Vindicator VND-6L: stealth, triple-strength myomer, targeting computer, sword, rockets', () => {
    const sample: Sample = {
      tonnage: 45,
      engine: { rating: 180, type: 'fusion', clan: false },
      heatSinks: { count: 10, kind: 'double', clan: false },
      armor: { name: 'IS Stealth', clan: false },
      armorPoints: armorOf(152),
      carrying: {
        HD: ['ISERMediumLaser'],
        CT: ['ISTargeting Computer', 'IS Stealth'],
        RT: ['ISDoubleHeatSink', 'ISDoubleHeatSink', 'Jump Jet', 'Jump Jet', 'ISGuardianECMSuite'],
        LT: ['ISDoubleHeatSink', 'Jump Jet', 'Jump Jet', 'RL10', 'RL10', 'Triple Strength Myomer'],
        RA: ['ISPlasmaRifle', 'ISPlasmaRifleAmmo', 'ISPlasmaRifleAmmo'],
        LA: ['Sword', 'ISERMediumLaser'],
      },
    };
    expectExample(sample, { defensive: 864, offensive: 875.2285, heat: 12, base: 1739 });
  });

  it('DemolitionMech WI-DM: industrial structure and cockpit, fuel cells, tools', () => {
    const sample: Sample = {
      tonnage: 35,
      engine: { rating: 105, type: 'fuel-cell', clan: false },
      structure: 'Industrial',
      armor: { name: 'IS Industrial', clan: false },
      cockpit: 'industrial',
      heatSinks: { count: 1, kind: 'single', clan: false },
      armorPoints: armorOf(85),
      carrying: { HD: ['Small Laser'], RA: ['IS Wrecking Ball'], LA: ['Rock Cutter'] },
    };
    expectExample(sample, { defensive: 328.2, offensive: 52.2, heat: 7, base: 380 });
  });

  it('Wasp WSP-1: primitive engine, jump jets hotter than running', () => {
    const sample: Sample = {
      tonnage: 20,
      engine: { rating: 120, type: 'fusion', clan: false },
      cockpit: 'primitive',
      armor: { name: 'IS Primitive', clan: false },
      heatSinks: { count: 10, kind: 'single', clan: false },
      armorPoints: armorOf(37),
      carrying: { RT: several(6, 'Heat Sink'), LT: several(5, 'Jump Jet'), RA: ['Medium Laser'] },
    };
    expectExample(sample, { defensive: 197.6, offensive: 116.16, heat: 11, base: 314 });
  });
});
