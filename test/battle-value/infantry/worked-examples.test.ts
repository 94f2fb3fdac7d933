import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { platoonValue } from './platoons.js';

/** Title, blocks, then both ratings and the value of the platoon. */
const EXAMPLES: readonly (readonly [string, BlockValues, number, number, number])[] = [
  [
    'a tracked platoon with two field guns and two tons of rounds',
    {
      motion_type: 'Tracked',
      armorKit: 'GenericKit',
      'Field Guns Equipment': ['Autocannon/10', 'Autocannon/10', 'IS Ammo AC/10', 'IS Ammo AC/10'],
    },
    46.2,
    246.8004,
    293,
  ],
  [
    'jump troops in infiltration suits with one support weapon a squad',
    {
      motion_type: 'Jump',
      squadn: 3,
      Primary: 'Laser Rifle (Blazer)',
      Secondary: 'Particle Cannon (Semi-Portable)',
      secondn: 1,
      armorKit: 'DEST Infiltration Suit',
    },
    44.1,
    66.6204,
    111,
  ],
  [
    'six with implants, which outweigh the support lasers that four of them carry',
    {
      squad_size: 6,
      squadn: 1,
      Primary: 'Laser Rifle (Mauser 1200 LSS)',
      Secondary: 'Support Laser (Heavy)',
      secondn: 4,
      armorKit: 'Word of Blake Infantry Kit',
      augmentation: ['dermal_armor', 'tsm_implant'],
    },
    27,
    86.4432,
    113,
  ],
];

describe('Worked examples of infantry', () => {
  it.each(EXAMPLES)('%s', (_, blocks, defensive, offensive, base) => {
    const value = platoonValue(blocks);
    expect(value.defensive).toBeCloseTo(defensive, 6);
    expect(value.offensive).toBeCloseTo(offensive, 6);
    expect(value.base).toBe(base);
  });
});
