import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { calculationOf } from './sample-vehicle.js';

const movement = (blocks: BlockValues) => calculationOf('Movement points', blocks);
const speed = (blocks: BlockValues) => calculationOf('Speed factor', blocks)?.split('× ')[1];
const vtol = { UnitType: 'VTOL', motion_type: 'VTOL', tonnage: '20.0', armor: [0, 0, 0, 0, 0] };

describe('Movement of a vehicle for Battle Value', () => {
  it('is flank speed, half as much again as cruising, rounded up', () => {
    expect(movement({ cruiseMP: 5 })).toBe('flank 8, jump 0, underwater 0');
  });

  it.each([
    ['a supercharger', {}, 'Supercharger'],
    ['MASC', {}, 'ISMASC'],
    ['a jet booster', vtol, 'ISVTOLJetBooster'],
  ])('doubles with %s', (_, blocks, gear) => {
    expect(movement({ ...blocks, cruiseMP: 5, 'Body Equipment': [gear] })).toBe(
      'flank 10, jump 0, underwater 0',
    );
  });

  it('doubles once, however many boosters there are', () => {
    const blocks = { cruiseMP: 5, 'Body Equipment': ['Supercharger', 'ISMASC'] };
    expect(movement(blocks)).toBe('flank 10, jump 0, underwater 0');
  });

  it('rises by a quarter on foils', () => {
    const blocks = { motion_type: 'Naval', cruiseMP: 6, 'Body Equipment': ['HydroFoilChassisMod'] };
    // 6 × 1.25 is 7.5, rounded 8.
    expect(movement(blocks)).toBe('flank 12, jump 0, underwater 0');
  });

  it('does not rise on foils under a rotor', () => {
    const blocks = { ...vtol, cruiseMP: 6, 'Body Equipment': ['HydroFoilChassisMod'] };
    expect(movement(blocks)).toBe('flank 9, jump 0, underwater 0');
  });

  it('loses a point of cruising to the chassis of a dune buggy', () => {
    const blocks = { motion_type: 'Wheeled', cruiseMP: 5, 'Body Equipment': ['ISCVDuneBuggyChassis'] };
    expect(movement(blocks)).toBe('flank 6, jump 0, underwater 0');
  });

  it('is not slowed by modular armor, which comes off', () => {
    expect(movement({ cruiseMP: 4, 'Front Equipment': ['ISModularArmor'] })).toBe(
      'flank 6, jump 0, underwater 0',
    );
  });

  it('jumps a hex for each jet, whatever the file says elsewhere', () => {
    expect(movement({ jumpingMP: 5, 'Body Equipment': ['Jump Jet', 'Jump Jet'] })).toBe(
      'flank 5, jump 2, underwater 0',
    );
  });
});

describe('The speed factor of a vehicle', () => {
  it('goes by flank speed and half of what it jumps, rounded up', () => {
    expect(speed({})).toBe('1');
    // 5 + 2
    expect(speed({ 'Body Equipment': ['Jump Jet', 'Jump Jet', 'Jump Jet'] })).toBe('1.24');
  });

  it.each(['Rail', 'Maglev'])('goes by cruising speed for %s', (motion_type) => {
    expect(speed({ motion_type, cruiseMP: 6 })).toBe('1.12');
  });

  it('takes what is towed for a crawl of one hex', () => {
    expect(speed({ cruiseMP: 0 })).toBe('0.54');
  });

  it('comes after half the weight', () => {
    expect(calculationOf('Weight', { tonnage: '37.5' })).toBe('+ 37.5 × 0.5');
    expect(calculationOf('Speed factor', { tonnage: '37.5' })).toBe('18.75 × 1');
  });
});
