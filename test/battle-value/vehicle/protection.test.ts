import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { added, calculationOf, stepsOf } from './sample-vehicle.js';

const typeModifier = (motion: string, ...gear: string[]) =>
  calculationOf('Vehicle type', { motion_type: motion, tonnage: '40.0', 'Body Equipment': gear })?.split(
    '× ',
  )[1];

describe('Armor and structure of a vehicle', () => {
  it('count 2.5 for a point of armor and 1.5 for a point of structure', () => {
    const blocks = { armor: [10, 8, 8, 6, 8] };
    expect(added('Armor', blocks)).toEqual([40 * 2.5]);
    // Five locations of 50 ÷ 10 points.
    expect(added('Internal structure', blocks)).toEqual([25 * 1.5]);
  });

  it('round structure up to whole points in each location', () => {
    expect(added('Internal structure', { tonnage: '21.0' })).toEqual([4 * 3 * 1.5]);
  });

  it.each([
    [4, 'hardened', 2],
    [2, 'reactive', 1.5],
    [3, 'reflective', 1.5],
    [26, 'ballistic-reinforced', 1.5],
    [16, 'ferro-lamellor', 1.2],
    [1, 'ferro-fibrous', 1],
  ])('armor number %i, %s, counts × %d', (armor_type, _, factor) => {
    expect(added('Armor', { armor_type, armor: [10, 10, 10, 10] })).toEqual([40 * 2.5 * factor]);
  });

  it.each([
    [1, 0.5],
    [2, 1],
    [4, 2],
    [5, 0.5],
  ])('structure number %i counts × %d', (internal_type, factor) => {
    expect(added('Internal structure', { internal_type })).toEqual([20 * 1.5 * factor]);
  });

  it('gain ten points with modular armor', () => {
    expect(added('Armor', { armor: [10, 0, 0, 0], 'Front Equipment': ['ISModularArmor'] })).toEqual([50]);
  });

  it('gain two tenths with a Blue Shield', () => {
    const blocks = { armor: [10, 0, 0, 0], 'Body Equipment': ['Blue Shield Particle Field Damper'] };
    expect(added('Armor', blocks)).toEqual([10 * 2.5 * 1.2]);
    expect(added('Internal structure', blocks)).toEqual([20 * 1.5 * 1.2]);
  });

  it('of a support vehicle count by the rating of its armor', () => {
    expect(added('Armor', { UnitType: 'SupportTank', barrating: 6, armor: [10, 10, 10, 10] })).toEqual([60]);
  });

  it('of a combat vehicle are proof, whatever rating the file states', () => {
    expect(added('Armor', { barrating: 6, armor: [10, 10, 10, 10] })).toEqual([100]);
  });

  it('that differ by location are counted one by one', () => {
    const blocks = { armor_type: 7, armor: [10, 10, 10, 10], front_armor_type: 4 };
    expect(stepsOf(blocks).find(({ label }) => label === 'Armor')?.value).toBe((20 + 10 + 10 + 10) * 2.5);
  });
});

describe('The type modifier of a vehicle', () => {
  it.each([
    ['Tracked', '0.9'],
    ['Wheeled', '0.8'],
    ['Hover', '0.7'],
    ['WiGE', '0.7'],
    ['Naval', '0.6'],
    ['Hydrofoil', '0.6'],
    ['Submarine', '0.6'],
    ['Rail', '0.6'],
    ['Maglev', '0.6'],
  ])('%s: %s', (motion, modifier) => {
    expect(typeModifier(motion)).toBe(modifier);
  });

  it.each([
    ['ISFullyAmphibiousChassis', '1.1'],
    ['ISLimitedAmphibiousChassis', '1'],
    ['ISCVDuneBuggyChassis', '1'],
    ['ISFlotationHull', '1'],
    ['EnvironmentalSealingChassisMod', '1'],
    ['ISArmoredMotiveSystem', '1'],
  ])('%s makes it %s on tracks', (gear, modifier) => {
    expect(typeModifier('Tracked', gear)).toBe(modifier);
  });

  it('is raised by each of several', () => {
    expect(typeModifier('Tracked', 'ISArmoredMotiveSystem', 'EnvironmentalSealingChassisMod')).toBe('1.1');
  });

  it('of a support vehicle is not raised', () => {
    const blocks = {
      UnitType: 'SupportTank',
      barrating: 5,
      'Body Equipment': ['EnvironmentalSealingChassisMod'],
    };
    expect(calculationOf('Vehicle type', blocks)).toBe('30 × 0.9');
  });
});

describe('The defensive factor of a vehicle', () => {
  const modifiers = (blocks: BlockValues = {}) => calculationOf('Target movement modifiers', blocks);

  it('takes a tenth for each point of the movement modifier', () => {
    expect(modifiers()).toBe('flank 2, jump 0, underwater 0');
    expect(calculationOf('Defensive factor', {})).toBe('27 × 1.2');
  });

  it('of what cannot move is 1', () => {
    expect(modifiers({ cruiseMP: 0, motion_type: 'WiGE' })).toBe('flank 0, jump 0, underwater 0');
    expect(calculationOf('Defensive factor', { cruiseMP: 0 })).toBe('27 × 1');
  });

  it('gains a point in the air', () => {
    expect(modifiers({ motion_type: 'WiGE' })).toBe('flank 3, jump 0, underwater 0');
    const vtol = { UnitType: 'VTOL', motion_type: 'VTOL', tonnage: '20.0', armor: [0, 0, 0, 0, 0] };
    expect(modifiers(vtol)).toBe('flank 3, jump 0, underwater 0');
  });

  it('gains two points with stealth armor, a suite for it or not', () => {
    const stealth = { armor_type: 22, armor: [10, 0, 0, 0] };
    expect(modifiers(stealth)).toBe('flank 4, jump 0, underwater 0 (with stealth)');
    expect(modifiers({ ...stealth, armor: [0, 0, 0, 0] })).toBe(modifiers(stealth));
    const jumping = { ...stealth, 'Body Equipment': ['Jump Jet', 'Jump Jet', 'Jump Jet'] };
    expect(modifiers(jumping)).toBe('flank 4, jump 4, underwater 0 (with stealth)');
  });

  it('takes jumping, a point higher, where that is better', () => {
    const blocks = { cruiseMP: 1, 'Body Equipment': ['Jump Jet', 'Jump Jet', 'Jump Jet'] };
    expect(modifiers(blocks)).toBe('flank 0, jump 2, underwater 0');
    expect(calculationOf('Defensive factor', blocks)).toBe('27 × 1.2');
  });
});

describe('Defensive equipment of a vehicle', () => {
  it('adds its listed value', () => {
    const blocks = { 'Body Equipment': ['ISGuardianECMSuite', 'ISBeagleActiveProbe'] };
    expect(added('ECM Suite (Guardian)', blocks)).toEqual([61]);
    expect(added('Active Probe (Beagle)', blocks)).toEqual([10]);
  });

  it('counts its rounds up to the value of the launchers', () => {
    const blocks = { 'Body Equipment': ['ISAntiMissileSystem', ...Array(4).fill('ISAMS Ammo')] };
    expect(added('Anti-missile ammunition', blocks)).toEqual([32]);
  });
});
