import { describe, expect, it } from 'vitest';
import {
  armament,
  CONVENTIONAL,
  FIGHTER,
  FIXED_WING_SUPPORT,
  linesOf,
  ratings,
  SMALL_CRAFT,
  several,
} from './sample-craft.js';

describe('Weapons of fighters and small craft', () => {
  it('count half astern; wings, sides and fuselage look ahead', () => {
    const blocks = {
      ...FIGHTER,
      'Nose Equipment': ['Medium Laser'],
      'Left Wing Equipment': ['Small Laser'],
      'Aft Equipment': ['Small Laser'],
    };
    expect(armament(blocks)).toBe(46 + 9 + 4.5);
    expect(armament({ ...SMALL_CRAFT, 'Left Side Equipment': ['Medium Laser', '(R) Small Laser'] })).toBe(
      50.5,
    );
  });

  it('count half in front, where more is mounted astern', () => {
    const blocks = { ...FIGHTER, 'Nose Equipment': ['Small Laser'], 'Aft Equipment': ['Medium Laser'] };
    expect(armament(blocks)).toBe(46 + 4.5);
    expect(linesOf('Front and rear', blocks)).toHaveLength(1);
    const equal = { ...FIGHTER, 'Nose Equipment': ['Medium Laser'], 'Aft Equipment': ['Medium Laser'] };
    expect(armament(equal)).toBe(46 + 23);
    expect(linesOf('Front and rear', equal)).toHaveLength(0);
  });

  it('count half once the heat limit is reached: six more than the sinks take, whatever the thrust', () => {
    const six = (heatsinks: number, SafeThrust = 4) =>
      armament({ ...FIGHTER, heatsinks, SafeThrust, 'Nose Equipment': several(6, 'Medium Laser') });
    expect(six(10)).toBe(6 * 46);
    expect(six(9)).toBe(5 * 46 + 23);
    expect(six(9, 12)).toBe(5 * 46 + 23);
    expect(armament({ ...SMALL_CRAFT, heatsinks: 9, 'Nose Equipment': several(6, 'Medium Laser') })).toBe(
      5 * 46 + 23,
    );
  });

  it('of conventional fighters make no heat that counts', () => {
    const lasers = { heatsinks: 0, 'Nose Equipment': several(6, 'Medium Laser') };
    expect(armament({ ...CONVENTIONAL, ...lasers })).toBe(6 * 46);
    expect(linesOf('Heat efficiency', { ...CONVENTIONAL, ...lasers })).toHaveLength(0);
  });

  it('radical heat sinks take two fifths of the number of sinks more, rounded up', () => {
    const blocks = {
      ...FIGHTER,
      heatsinks: 11,
      'Nose Equipment': ['Small Laser', 'Radical Heat Sink System'],
    };
    expect(linesOf('Heat efficiency', blocks)[0]?.calculation).toMatch(/^22 /);
  });

  it('a targeting computer helps what fires directly', () => {
    const blocks = { ...FIGHTER, 'Nose Equipment': ['Medium Laser', 'SRM 2', 'ISTargeting Computer'] };
    expect(armament(blocks)).toBe(46 * 1.25 + 21);
  });

  it('a machine gun array is worth two thirds of its guns on top of them', () => {
    const guns = ['ISMGA', ...several(3, 'Machine Gun')];
    expect(armament({ ...FIGHTER, 'Nose Equipment': guns })).toBeCloseTo(15 + 15 * 0.67, 9);
  });

  it('and their rounds suffer from the fire control of a support vehicle', () => {
    const plane = { ...FIXED_WING_SUPPORT, 'Nose Equipment': ['SRM 6'] };
    const rounds = ['IS Ammo SRM-6'];
    expect(armament({ ...plane, 'Body Equipment': rounds })).toBeCloseTo((59 + 7) * 0.8, 3);
    expect(armament({ ...plane, 'Body Equipment': [...rounds, 'Basic Fire Control'] })).toBeCloseTo(59.4, 3);
    expect(armament({ ...plane, 'Body Equipment': [...rounds, 'Advanced Fire Control'] })).toBe(66);
  });

  it('a space mine dispenser is worth two hundred', () => {
    expect(armament({ ...SMALL_CRAFT, 'Hull Equipment': ['ISSpaceMineDispenser'] })).toBe(200);
  });
});

describe('The final value of aerospace units', () => {
  const bare = { ...FIGHTER, armor: [100, 0, 0, 0] };

  it.each([
    [1, 'a small cockpit', 0.95],
    [2, 'a command console', 0.95],
    [3, 'a primitive cockpit', 1],
  ])('cockpit %i, %s', (cockpit_type, _, factor) => {
    expect(ratings({ ...bare, cockpit_type }).exact).toBeCloseTo(312 * factor, 9);
  });

  it('a cockpit of a conventional fighter makes no difference', () => {
    expect(ratings({ ...bare, UnitType: 'ConvFighter', cockpit_type: 1 }).exact).toBeCloseTo(286, 9);
  });

  it('a drone pays twice, and no third time for a small cockpit', () => {
    const drone = { ...bare, 'Fuselage Equipment': ['ISDroneOperatingSystem'] };
    expect(ratings(drone).exact).toBeCloseTo(312 * 0.9025, 9);
    expect(ratings({ ...drone, cockpit_type: 1 }).exact).toBeCloseTo(312 * 0.9025, 9);
  });

  it('a value stated in the file replaces the sum, which is still shown', () => {
    const { base, exact, sections } = ratings({ ...bare, bv: 999 });
    expect([base, exact]).toEqual([999, 312]);
    expect(sections.at(-1)?.lines.map(({ value }) => value)).toEqual([312, 999]);
  });
});
