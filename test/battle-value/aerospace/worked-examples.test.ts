import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import {
  CONVENTIONAL,
  DROPSHIP,
  FIGHTER,
  FIXED_WING_SUPPORT,
  JUMPSHIP,
  ratings,
  SMALL_CRAFT,
  SPACE_STATION,
  several,
  WARSHIP,
} from './sample-craft.js';

/** Worked by hand from the published rules; armor is given by its sum where its place does not matter. */
function expectExample(blocks: BlockValues, defensive: number, offensive: number, base: number): void {
  const result = ratings(blocks);
  expect(result.defensive).toBeCloseTo(defensive, 9);
  expect(result.offensive).toBeCloseTo(offensive, 9);
  expect(result.base).toBe(base);
}

describe('Worked examples of fighters', () => {
  it('Stuka STU-K5: two kinds of ammunition, aft lasers, heat above the limit', () => {
    const blocks = {
      ...FIGHTER,
      tonnage: 100,
      SafeThrust: 5,
      heatsinks: 30,
      armor: [84, 54, 54, 48],
      'Nose Equipment': ['LRM 20', 'SRM 4', 'Medium Laser'],
      'Left Wing Equipment': several(2, 'Large Laser'),
      'Right Wing Equipment': several(2, 'Large Laser'),
      'Aft Equipment': several(2, 'Medium Laser'),
      'Fuselage Equipment': [...several(2, 'IS Ammo LRM-20'), 'IS Ammo SRM-4'],
    };
    expectExample(blocks, 708, 1081.615, 1790);
  });

  it('Lucifer III C: Clan gear without CASE, a capacitor, the limit reached exactly', () => {
    const blocks = {
      ...FIGHTER,
      type: 'Mixed (IS Chassis)',
      year: 3139,
      tonnage: 65,
      SafeThrust: 5,
      heatsinks: 13,
      sink_type: 1,
      armor_type: 16,
      armor: [378, 0, 0, 0],
      'Nose Equipment': ['CLERPPC', 'PPC Capacitor', 'CLATM9', 'CLATM9'],
      'Aft Equipment': ['CLMediumPulseLaser'],
      'Fuselage Equipment': [...several(2, 'Clan Ammo ATM-9'), 'Clan Ammo ATM-9 ER', 'Clan Ammo ATM-9 HE'],
    };
    expectExample(blocks, 1318.8, 1388.8375, 2708);
  });

  it('Cheetah OF-17A-R: stealth armor, a small cockpit, all weapons astern', () => {
    const blocks = {
      ...FIGHTER,
      tonnage: 25,
      SafeThrust: 12,
      cockpit_type: 1,
      armor_type: 22,
      armor: [40, 0, 0, 0],
      'Aft Equipment': several(2, 'Small Laser'),
      'Fuselage Equipment': ['ISGuardianECMSuite'],
    };
    expectExample(blocks, 277.5, 48.96, 310);
    expect(ratings(blocks).exact).toBeCloseTo(310.137, 9);
  });

  it('Bullet Suicide Drone: the drone factor on its weapon, and twice at the end', () => {
    const blocks = {
      ...CONVENTIONAL,
      tonnage: 20,
      SafeThrust: 6,
      armor: [20, 0, 0, 0],
      'Nose Equipment': ['SRM 2'],
      'Fuselage Equipment': ['IS Ammo SRM-2', 'ISDroneOperatingSystem'],
    };
    expectExample(blocks, 51.7, 29.7, 73);
    expect(ratings(blocks).exact).toBeCloseTo(73.4635, 9);
  });

  it('Planetlifter Tactical Support: a conventional fighter with stealth and artillery astern', () => {
    const blocks = {
      ...CONVENTIONAL,
      armor_type: 22,
      armor: [48, 0, 0, 0],
      'Aft Equipment': ['ISArrowIV'],
      'Fuselage Equipment': ['ISAngelECMSuite', ...several(2, 'ISArrowIVAmmo')],
    };
    expectExample(blocks, 301, 336, 637);
  });

  it('Torrent Heavy Bomber: thin armor, advanced fire control, stronger astern', () => {
    const blocks = {
      ...FIXED_WING_SUPPORT,
      tonnage: 200,
      barrating: 6,
      armor: [72, 0, 0, 0],
      'Nose Equipment': several(4, 'Machine Gun'),
      'Aft Equipment': ['SRM 6'],
      'Body Equipment': [
        'Advanced Fire Control',
        'ISGuardianECMSuite',
        'IS Machine Gun Ammo - Half',
        'IS Ammo SRM-6',
      ],
    };
    expectExample(blocks, 147, 85.68, 233);
  });

  it('Mosquito Radar Plane IX: basic fire control', () => {
    const blocks = {
      ...FIXED_WING_SUPPORT,
      barrating: 6,
      armor: [29, 0, 0, 0],
      'Nose Equipment': ['ISERMediumLaser'],
      'Body Equipment': ['Basic Fire Control'],
    };
    expectExample(blocks, 51.5, 62.496, 114);
  });
});

describe('Worked examples of small craft', () => {
  it('NL-45 Gunboat: a Clan craft with anti-missile systems, rotary autocannons and aft lasers', () => {
    const blocks = {
      ...SMALL_CRAFT,
      type: 'Clan Level 2',
      SafeThrust: 5,
      heatsinks: 21,
      sink_type: 1,
      structural_integrity: 8,
      armor_type: 19,
      armor: [560, 0, 0, 0],
      'Nose Equipment': [...several(2, 'CLERPPC'), ...several(2, 'CLRotaryAC5')],
      'Aft Equipment': several(2, 'CLERLargeLaser'),
      'Hull Equipment': [
        ...several(4, 'CLAntiMissileSystem'),
        ...several(2, 'CLAMS Ammo'),
        ...several(6, 'CLRotaryAC5 Ammo'),
        'CLActiveProbe',
        'CLECMSuite',
      ],
    };
    expectExample(blocks, 1661, 2682.46, 4343);
  });

  it('Condottiere Assault Craft: one penalty for many bins of a kind, Artemis, a crossing of the limit', () => {
    const blocks = {
      ...SMALL_CRAFT,
      SafeThrust: 3,
      heatsinks: 11,
      sink_type: 1,
      armor: [369, 0, 0, 0],
      'Nose Equipment': [
        ...several(2, 'ISRotaryAC5'),
        ...several(2, 'LRM 15'),
        ...several(2, 'ISArtemisIV'),
        ...several(6, 'ISRotaryAC5 Ammo'),
        ...several(4, 'IS Ammo LRM-15 Artemis-capable'),
      ],
      'Aft Equipment': several(3, 'ISERMediumLaser'),
    };
    expectExample(blocks, 902.5, 1151.9, 2054);
  });
});

describe('Worked examples of large craft', () => {
  it('Gaajian System Patrol Boat: two arcs make exactly as much heat as the sinks take', () => {
    const side = [
      ...several(2, 'Large Laser'),
      ...several(2, 'Medium Laser'),
      ...several(2, '(R) Medium Laser'),
    ];
    const blocks = {
      ...DROPSHIP,
      heatsinks: 68,
      structural_integrity: 12,
      armor: [736, 0, 0, 0],
      'Nose Equipment': [...several(3, 'PPC'), ...several(4, 'Medium Laser'), ...several(4, 'Small Laser')],
      'Left Side Equipment': side,
      'Right Side Equipment': side,
      'Aft Equipment': [
        ...several(2, 'Large Laser'),
        ...several(2, 'Medium Laser'),
        ...several(4, 'Small Laser'),
      ],
    };
    expectExample(blocks, 1864, 1561.84, 3426);
  });

  it('Lung Wang P2: the second arc is too hot, so that the third counts a quarter', () => {
    const side = [
      'ISERLargeLaser',
      ...several(2, 'ISLBXAC10'),
      'IS LB 10-X Cluster Ammo:20',
      ...several(2, 'Medium Laser'),
      'ISERPPC',
      'ISMediumPulseLaser',
    ];
    const blocks = {
      ...DROPSHIP,
      SafeThrust: 5,
      heatsinks: 100,
      sink_type: 1,
      structural_integrity: 15,
      armor: [796, 0, 0, 0],
      'Nose Equipment': [
        ...several(3, 'Sub-Capital Laser (SCL/3)'),
        ...several(3, 'Extended LRM 20'),
        'IS Ammo Extended LRM-20:60',
        'ISERPPC',
        ...several(2, 'ISLargePulseLaser'),
        'ISMediumPulseLaser',
      ],
      'Left Side Equipment': side,
      'Right Side Equipment': side,
      'Aft Equipment': [
        'ISLargePulseLaser',
        'ISERLargeLaser',
        ...several(2, 'Medium Laser'),
        'LRM 20',
        'ISArtemisIV',
        'IS Ammo LRM-20 Artemis-capable:12',
        'SRM 6',
        'ISArtemisIV',
        'IS Ammo SRM-6 Artemis-capable:15',
      ],
    };
    expectExample(blocks, 2020, 6416.0525, 8436);
  });

  it('Tramp JumpShip (3071): anti-missile and screen ammunition, nose and aft alike', () => {
    const blocks = {
      ...JUMPSHIP,
      armor: [4, 4, 4, 4, 4, 4],
      'Nose Equipment': [...several(2, 'ISERLargeLaser'), ...several(2, 'Screen Launcher'), 'Ammo Screen:20'],
      'Left Front Side Equipment': ['Sub-Capital Laser (SCL/1)'],
      'Right Front Side Equipment': ['Sub-Capital Laser (SCL/1)'],
      'Aft Left Side Equipment': ['ISERLargeLaser'],
      'Aft Right Side Equipment': ['ISERLargeLaser'],
      'Aft Equipment': [
        ...several(2, 'ISERLargeLaser'),
        ...several(12, 'ISAntiMissileSystem'),
        'ISAMS Ammo:144',
      ],
    };
    expectExample(blocks, 1332, 456.03, 1788);
  });

  it('Vincent Corvette Mk39: a broadside is the main arc, the one across comes third', () => {
    const side = ['Naval Autocannon (NAC/10)', 'Ammo NAC/10:50', '(B) Large Laser', 'Large Laser'];
    const blocks = {
      ...WARSHIP,
      structural_integrity: 40,
      armor: [108, 0, 0, 0, 0, 0],
      'Nose Equipment': [...several(2, 'Capital Missile Launcher (Barracuda)'), 'Ammo Barracuda:20'],
      'Left Front Side Equipment': side,
      'Right Front Side Equipment': side,
      'Left Broadsides Equipment': side,
      'Right Broadsides Equipment': side,
    };
    expectExample(blocks, 2800, 13021.68, 15822);
  });

  it('Hong Lung Interdiction Station: six equal arcs, two of which are too hot together', () => {
    const arc = [
      ...several(2, 'LRM 20'),
      'IS Ammo LRM-20:24',
      ...several(4, 'PPC'),
      ...several(6, 'Medium Laser'),
    ];
    const blocks = {
      ...SPACE_STATION,
      heatsinks: 79,
      armor: [53, 0, 0, 0, 0, 0],
      'Nose Equipment': arc,
      'Left Front Side Equipment': arc,
      'Right Front Side Equipment': arc,
      'Aft Left Side Equipment': arc,
      'Aft Right Side Equipment': arc,
      'Aft Equipment': arc,
    };
    expectExample(blocks, 941.5, 1892.88, 2834);
  });

  it('BattleSat (3089): all weapons astern, as hot as the sinks allow', () => {
    const blocks = {
      ...SPACE_STATION,
      heatsinks: 72,
      sink_type: 1,
      armor: [60, 0, 0, 0, 0, 0],
      'Aft Equipment': several(6, 'Sub-Capital Laser (SCL/1)'),
    };
    expectExample(blocks, 1064, 625.68, 1690);
  });
});
