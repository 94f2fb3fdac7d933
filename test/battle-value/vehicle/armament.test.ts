import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../../src/battle-value/index.js';
import { type BlockValues, blkText, readText } from '../../units/blk/blk-text.js';
import { added, BARE, several, stepsOf, worthOf } from './sample-vehicle.js';

const TURRET = { armor: [0, 0, 0, 0, 0] };
const SIX_SIDES = { tonnage: '150.0', armor: [0, 0, 0, 0, 0, 0, 0] };
const SUPPORT = { UnitType: 'SupportTank', barrating: 5 };

describe('Rear weapons of a vehicle', () => {
  it('count half', () => {
    const blocks = { 'Front Equipment': ['Medium Laser'], 'Rear Equipment': ['Small Laser'] };
    expect(added('Medium Laser (FR)', blocks)).toEqual([46]);
    expect(added('Small Laser (RR)', blocks)).toEqual([4.5]);
  });

  it('count in full where they are worth more than those in front, and all others but those that turn count half', () => {
    const blocks = {
      ...TURRET,
      'Front Equipment': ['Small Laser'],
      'Right Equipment': ['Medium Laser'],
      'Rear Equipment': ['Medium Laser'],
      'Turret Equipment': ['PPC'],
      'Body Equipment': ['Small Laser'],
    };
    expect(added('Medium Laser (RR)', blocks)).toEqual([46]);
    expect(added('Small Laser (FR)', blocks)).toEqual([4.5]);
    expect(added('Medium Laser (RS)', blocks)).toEqual([23]);
    expect(added('Small Laser (BD)', blocks)).toEqual([4.5]);
    expect(added('PPC (TU)', blocks)).toEqual([176]);
  });

  it('count half when front and rear are equal', () => {
    const blocks = { 'Front Equipment': ['Medium Laser'], 'Rear Equipment': ['Medium Laser'] };
    expect(added('Medium Laser (RR)', blocks)).toEqual([23]);
  });

  it('of both turrets always count in full', () => {
    const blocks = {
      armor: [0, 0, 0, 0, 0, 0],
      'Rear Equipment': ['Small Laser'],
      'Rear Turret Equipment': ['Medium Laser'],
      'Front Turret Equipment': ['Medium Laser'],
    };
    expect(added('Medium Laser (TU)', blocks)).toEqual([46]);
    expect(added('Medium Laser (FT)', blocks)).toEqual([46]);
  });

  it('of six sides count in full, be they more or less than the front', () => {
    const weak = { ...SIX_SIDES, 'Front Equipment': ['PPC'], 'Rear Equipment': ['Small Laser'] };
    expect(added('Small Laser (RR)', weak)).toEqual([9]);
    const strong = { ...SIX_SIDES, 'Rear Equipment': ['PPC'] };
    expect(added('PPC (RR)', strong)).toEqual([176]);
  });

  it('of six sides, where they are more, halve the turret and spare the rear left', () => {
    const blocks = {
      ...SIX_SIDES,
      'Rear Equipment': ['Small Laser'],
      'Rear Left Equipment': ['Medium Laser'],
      'Rear Right Equipment': ['Medium Laser'],
      'Turret Equipment': ['PPC'],
    };
    expect(added('PPC (TU)', blocks)).toEqual([88]);
    expect(added('Medium Laser (RRLS)', blocks)).toEqual([46]);
    expect(added('Medium Laser (RRRS)', blocks)).toEqual([23]);
  });

  it('stay where their block is, in whatever small turret', () => {
    const blocks = { 'Front Equipment': ['PPC'], 'Rear Equipment': ['Medium Laser(ST)'] };
    expect(added('Medium Laser (RR)', blocks)).toEqual([23]);
  });
});

describe('What serves the weapons of a vehicle', () => {
  it.each([
    ['ISArtemisIV', 'LRM 20', 181 * 1.2],
    ['ISApollo', 'MRM 10', 56 * 1.15],
    ['PPC Capacitor', 'PPC', 176 + 88],
  ])('%s', (gear, weapon, worth) => {
    const blocks = { ...TURRET, 'Turret Equipment': [weapon, gear] };
    expect(added(`${weapon} (TU)`, blocks)[0]).toBeCloseTo(worth, 6);
  });

  it('a targeting computer raises direct fire by a quarter', () => {
    const blocks = { 'Front Equipment': ['PPC', 'LRM 20'], 'Body Equipment': ['ISTargeting Computer'] };
    expect(added('PPC (FR)', blocks)).toEqual([220]);
    expect(added('LRM 20 (FR)', blocks)).toEqual([181]);
  });

  it('an array adds 0.67 of the guns it fires, at most four', () => {
    const blocks = { 'Front Equipment': [...several(5, 'Machine Gun'), 'ISMGA'] };
    expect(added('Machine Gun Array (FR)', blocks)[0]).toBeCloseTo(0.67 * 20, 6);
    expect(added('Machine Gun (FR)', blocks)).toEqual([5, 5, 5, 5, 5]);
  });

  it('a drone fires at four fifths, and is worth a twentieth less in all', () => {
    const blocks = { 'Front Equipment': ['PPC'], 'Body Equipment': ['ISDroneOperatingSystem'] };
    expect(added('PPC (FR)', blocks)).toEqual([140.8]);
    const { defensive, offensive, exact } = worthOf(blocks);
    expect(exact).toBeCloseTo((defensive + offensive) * 0.95, 9);
  });
});

describe('Fire control of a support vehicle', () => {
  const gun = (...gear: string[]) => ({
    ...SUPPORT,
    'Front Equipment': ['LRM 20'],
    'Body Equipment': ['IS Ammo LRM-20', ...gear],
  });

  it.each([
    ['none', gun(), 0.8],
    ['basic', gun('Basic Fire Control'), 0.9],
    ['advanced', gun('Advanced Fire Control'), 1],
  ])('%s', (_, blocks, factor) => {
    expect(added('LRM 20 (FR)', blocks)[0]).toBeCloseTo(181 * factor, 6);
    expect(added('LRM 20 Ammo', blocks)[0]).toBeCloseTo(23 * factor, 6);
  });

  it('is made up for by a targeting computer', () => {
    const blocks = { ...SUPPORT, 'Front Equipment': ['PPC'], 'Body Equipment': ['ISTargeting Computer'] };
    expect(added('PPC (FR)', blocks)).toEqual([220]);
  });

  it('does not matter to weapons of foot soldiers', () => {
    const blocks = { ...SUPPORT, 'Front Equipment': ['InfantryAssaultRifle'] };
    // 1.59 for a trooper's auto-rifle.
    expect(stepsOf(blocks).find(({ label }) => label.endsWith('(FR)'))?.step).toBeCloseTo(1.59, 6);
  });

  it('does not matter to tools', () => {
    expect(added('Backhoe (FR)', { ...SUPPORT, 'Front Equipment': ['Backhoe'] })).toEqual([8]);
  });

  it('is no question for combat vehicles', () => {
    expect(added('LRM 20 (FR)', { 'Front Equipment': ['LRM 20'] })).toEqual([181]);
  });
});

describe('Ammunition of a vehicle', () => {
  it('counts up to the value of its weapons', () => {
    const blocks = { 'Front Equipment': ['LRM 5'], 'Body Equipment': several(10, 'IS Ammo LRM-5') };
    expect(added('LRM 5 Ammo', blocks)).toEqual([45]);
  });

  it('counts nothing without a weapon, and the report passes over it', () => {
    const blocks: BlockValues = { 'Body Equipment': ['IS Ammo LRM-5'] };
    expect(worthOf(blocks).exact).toBeCloseTo(57.4, 9);
    expect(stepsOf(blocks).some(({ label }) => label.includes('Ammo'))).toBe(false);
  });
});

describe('A mast above the rotor', () => {
  const vtol = (...rotor: string[]) => ({
    UnitType: 'VTOL',
    motion_type: 'VTOL',
    tonnage: '20.0',
    armor: [0, 0, 0, 0, 0],
    'Rotor Equipment': rotor,
  });

  it('makes sensors in it worth ten points more', () => {
    expect(added('Active Probe (Beagle)', vtol('ISBeagleActiveProbe'))).toEqual([10]);
    expect(added('Active Probe (Beagle)', vtol('ISMastMount', 'ISBeagleActiveProbe'))).toEqual([20]);
  });

  it('does nothing for sensors elsewhere', () => {
    const blocks = { ...vtol('ISMastMount'), 'Body Equipment': ['ISGuardianECMSuite'] };
    expect(added('ECM Suite (Guardian)', blocks)).toEqual([61]);
  });

  it('makes a networked computer in it worth ten points of attack', () => {
    const blocks = vtol('ISMastMount', 'ISC3SlaveUnit');
    expect(added('C3 Computer (Slave) (RO)', blocks)).toEqual([10]);
  });

  it('has to be there: a networked computer at the rotor is worth nothing without it', () => {
    // Half of 20 tons at a speed factor of 1.
    expect(worthOf(vtol('ISC3SlaveUnit')).offensive).toBe(10);
    expect(worthOf(vtol('ISMastMount', 'ISC3SlaveUnit')).offensive).toBe(20);
  });

  it('does nothing for an unknown item, which counts nowhere', () => {
    const unit = readText(blkText({ ...BARE, ...vtol('ISMastMount', 'No Such Gadget') }));
    // Structure 5 × 2 × 1.5 = 15, × 0.7, × (1 + (2 + 1) ÷ 10); weight 20 ÷ 2.
    expect(calculateBattleValue(unit).exact).toBeCloseTo(13.65 + 10, 9);
  });
});

describe('A Battle Value stated in the file', () => {
  it('replaces the sum, and the report says so', () => {
    const { base, battleValue, exact, sections } = worthOf({ bv: 80 });
    expect([base, battleValue]).toEqual([80, 80]);
    expect(exact).toBeCloseTo(57.4, 9);
    expect(sections.at(-1)?.lines.at(-1)).toEqual({
      label: 'Stated in the file',
      calculation: 'replaces the sum',
      value: 80,
    });
  });

  it('of 0 is none', () => {
    expect(worthOf({ bv: 0 }).base).toBe(57);
  });
});
