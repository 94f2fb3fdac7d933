import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { emplacement, several, worthOf } from './sample-vehicle.js';

/** Units put together from the figures of worked examples; the sums are theirs. */
const EXAMPLES: readonly (readonly [name: string, blocks: BlockValues, exact: number, value: number])[] = [
  [
    'a tank of 95 tons with guns all around',
    {
      tonnage: '95.0',
      armor: [44, 40, 40, 24, 36],
      'Front Equipment': ['Medium Laser', 'Medium Laser', 'SRM 4'],
      'Right Equipment': ['LRM 20'],
      'Left Equipment': ['LRM 20'],
      'Rear Equipment': ['Small Laser', 'ISVehicleFlamer'],
      'Turret Equipment': ['PPC'],
      'Body Equipment': ['IS Vehicle Flamer Ammo', 'IS Ammo SRM-4', ...several(2, 'IS Ammo LRM-20')],
    },
    1353.3,
    1353,
  ],
  [
    'a warship of 75 tons with more in the rear than in front',
    {
      UnitType: 'Naval',
      motion_type: 'Naval',
      tonnage: '75.0',
      armor: [30, 26, 26, 20, 26],
      'Right Equipment': ['SRM 2'],
      'Left Equipment': ['SRM 2'],
      'Rear Equipment': ['SRM 2'],
      'Turret Equipment': several(2, 'Autocannon/20'),
      'Body Equipment': ['IS Ammo SRM-2', ...several(3, 'IS Ammo AC/20')],
    },
    778.1,
    778,
  ],
  [
    'a VTOL with a probe in its mast',
    {
      UnitType: 'VTOL',
      motion_type: 'VTOL',
      type: 'Clan Level 3',
      tonnage: '21.0',
      cruiseMP: 9,
      armor: [20, 15, 15, 5, 2],
      'Front Equipment': [...several(2, 'CLHeavyMediumLaser'), ...several(2, 'CLStreakSRM2 (IOS)')],
      'Rotor Equipment': ['CLMastMount', 'CLActiveProbe'],
    },
    581.91,
    582,
  ],
  [
    'a superheavy tank whose turret counts as front',
    {
      tonnage: '200.0',
      cruiseMP: 2,
      armor_type: 4,
      armor: [50, 42, 42, 40, 40, 30, 52],
      'Front Right Equipment': several(2, 'Light Machine Gun'),
      'Front Left Equipment': several(2, 'Light Machine Gun'),
      'Rear Equipment': several(2, 'Light Machine Gun'),
      'Turret Equipment': [...several(2, 'ISLongTomCannon'), ...several(2, 'ISERMediumLaser')],
      'Body Equipment': [
        'ISGuardianECMSuite',
        ...several(4, 'ISAntiMissileSystem'),
        ...several(4, 'ISAMS Ammo'),
        ...several(8, 'ISLongTomCannonAmmo'),
        'IS Light Machine Gun Ammo - Full',
      ],
    },
    2550.57,
    2551,
  ],
  [
    'a support vehicle without fire control',
    {
      UnitType: 'SupportTank',
      barrating: 6,
      tonnage: '60.0',
      cruiseMP: 4,
      armor: [23, 23, 23, 23],
      'Front Equipment': several(8, 'SRM 4'),
      'Body Equipment': several(5, 'IS Ammo SRM-4'),
    },
    523.472,
    523,
  ],
  [
    'a boat on foils',
    {
      UnitType: 'SupportTank',
      motion_type: 'Naval',
      barrating: 7,
      tonnage: '40.0',
      cruiseMP: 6,
      armor: [4, 4, 3, 3, 3],
      'Front Equipment': ['Machine Gun'],
      'Turret Equipment': several(2, 'Machine Gun'),
      'Body Equipment': [
        'HydroFoilChassisMod',
        'Advanced Fire Control',
        'ISGuardianECMSuite',
        'IS Machine Gun Ammo - Half',
      ],
    },
    168.525,
    169,
  ],
  [
    'a train of 600 tons',
    {
      UnitType: 'LargeSupportTank',
      motion_type: 'Rail',
      barrating: 7,
      tonnage: '600.0',
      cruiseMP: 12,
      armor: [40, 30, 30, 30, 30, 40],
    },
    1368,
    1368,
  ],
];

const handheld = (armor: number, ...gun: string[]): BlockValues => ({
  UnitType: 'HandheldWeapon',
  motion_type: undefined,
  cruiseMP: undefined,
  armor,
  'Gun Equipment': gun,
});

const GUNS: typeof EXAMPLES = [
  [
    'an emplacement with far more rounds than its guns are worth',
    emplacement(...several(2, 'CLATM12'), ...several(30, 'CLATM12 Ammo')),
    373.12,
    373,
  ],
  [
    'an emplacement whose array fires one gun of four',
    emplacement(...several(4, 'CLHeavyMG'), 'CLHMGA', ...several(2, 'Clan Heavy Machine Gun Ammo - Full')),
    13.2088,
    13,
  ],
  [
    // As above with another 0.67 × 6.
    'an emplacement whose two arrays fire a gun each',
    emplacement(
      ...several(4, 'CLHeavyMG'),
      ...several(2, 'CLHMGA'),
      ...several(2, 'Clan Heavy Machine Gun Ammo - Full'),
    ),
    14.9776,
    15,
  ],
  [
    'an emplacement of anti-missile systems',
    emplacement(...several(2, 'CLAntiMissileSystem'), ...several(10, 'CLAMS Ammo')),
    64,
    64,
  ],
  [
    'a handheld autocannon with five rounds, which count as a ton',
    handheld(8, 'ISLBXAC10', 'IS LB 10-X AC Ammo:Shots5#'),
    183,
    183,
  ],
  [
    'a pair of handheld fluid guns',
    handheld(8, ...several(2, 'ISFluidGun'), 'ISFluidGun Ammo:Shots10#'),
    29,
    29,
  ],
];

describe('Worked examples of Battle Value', () => {
  it.each([...EXAMPLES, ...GUNS])('%s', (_, blocks, exact, value) => {
    const worth = worthOf(blocks);
    expect(worth.exact).toBeCloseTo(exact, 3);
    expect(worth.battleValue).toBe(value);
  });
});
