import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { squadValue } from './squads.js';

const LIGHT = 1;
const MEDIUM = 2;
const ASSAULT = 4;

/** Title, blocks, then rating of a trooper in defense and offense, and the squad before and after rounding. */
const EXAMPLES: readonly (readonly [string, BlockValues, number, number, number, number])[] = [
  [
    'light suits in improved stealth armor, with one Gauss rifle in hand and rifles that count for nothing',
    {
      weightclass: LIGHT,
      armor: 6,
      armor_type: 33,
      'Squad Equipment': [
        'BADavidLightGaussRifle:RA',
        'BAAPMount:LA',
        'InfantryAssaultRifle:LA:APM',
        'BABasicManipulator:LA',
        'BABasicManipulator:RA',
      ],
    },
    25.6,
    10.78,
    189.176,
    189,
  ],
  [
    'suits with a loaded launcher on the body, too burdened to climb',
    {
      weightclass: MEDIUM,
      armor: 9,
      'Squad Equipment': ['BADavidLightGaussRifle:RA', 'ISBASRM2OS:Body', 'BABattleClaw:LA'],
    },
    30.55,
    8.47,
    202.904,
    203,
  ],
  [
    'suits with wings and one flamer for all four',
    {
      weightclass: LIGHT,
      armor: 5,
      armor_type: 32,
      'Squad Equipment': ['BAPartialWing:Body', 'CLBAFlamer:RA:SSWM', 'BABattleClaw:LA'],
    },
    20.25,
    2.2,
    116.74,
    117,
  ],
  [
    'suits whose armor is reactive by its number alone, with sensors, needlers and vibro-claws',
    {
      weightclass: MEDIUM,
      armor_type: 38,
      'Squad Equipment': [
        'ISImprovedSensors:Body',
        'ISBAFireDrakeNeedler:LA',
        'ISBAFireDrakeNeedler:RA',
        'BABattleClawVibro:LA',
        'BABattleClawVibro:RA',
      ],
    },
    35.1,
    7.7,
    222.56,
    223,
  ],
  [
    'suits that each carry a mine dispenser of their own',
    {
      weightclass: MEDIUM,
      armor: 7,
      'Squad Equipment': ['CLBAFlamer:RA', 'BABattleClaw:LA'],
      'Trooper 1 Equipment': ['ISBAMineDispenser:Body'],
      'Trooper 2 Equipment': ['ISBAMineDispenser:Body'],
      'Trooper 3 Equipment': ['ISBAMineDispenser:Body'],
      'Trooper 4 Equipment': ['ISBAMineDispenser:Body'],
    },
    24.05,
    13.86,
    197.132,
    197,
  ],
  [
    'assault suits in fire-resistant armor, whose weapon pack does not slow them for this',
    {
      type: 'Clan Level 2',
      weightclass: ASSAULT,
      motion_type: 'Leg',
      cruiseMP: 2,
      jumpingMP: 0,
      armor: 18,
      armor_type: 35,
      'Squad Equipment': undefined,
      'Point Equipment': [
        'ISDetachableWeaponPack:Body',
        'CLBAHeavy Recoilless Rifle:DWP',
        'CLBAHeavy Recoilless Rifle:RA',
        'CLBASmall Laser:LA',
        'Clan BA Fire Resistant:Body',
      ],
    },
    70.4,
    34.45,
    545.22,
    545,
  ],
];

describe('Worked examples of battle armor', () => {
  it.each(EXAMPLES)('%s', (_, blocks, defensive, offensive, exact, base) => {
    const value = squadValue(blocks);
    expect(value.defensive).toBeCloseTo(defensive, 6);
    expect(value.offensive).toBeCloseTo(offensive, 6);
    expect(value.exact).toBeCloseTo(exact, 6);
    expect(value.base).toBe(base);
  });
});
