import { describe, expect, it } from 'vitest';
import { armorOf, mounted, readAs } from './blk-text.js';

const PROTO = {
  UnitType: 'ProtoMek',
  Name: 'Centaur',
  Model: '2',
  year: 3060,
  type: 'Clan Level 2',
  motion_type: 'Biped',
  tonnage: 5,
  cruiseMP: 6,
  jumpingMP: 4,
  armor: [3, 7, 2, 1, 4, 2],
  'Torso Equipment': ['CLSRM2', 'Clan Ammo SRM-2 (10)'],
  'Main Gun Equipment': ['CLERMicroLaser'],
};

describe('A ProtoMech', () => {
  it('has a main gun where its armor has six values', () => {
    const proto = readAs('ProtoMek', PROTO);
    expect(proto.mainGun).toBe(true);
    expect(armorOf(proto)).toEqual({ BD: 0, HD: 3, T: 7, RA: 2, LA: 1, L: 4, MG: 2 });
    expect(proto.locations.map(({ structurePoints }) => structurePoints)).toEqual([0, 1, 5, 1, 1, 3, 1]);
    expect(proto.locations[1]?.armor?.name).toBe('Standard ProtoMech');
    expect(readAs('ProtoMek', { ...PROTO, armor: [3, 7, 2, 1, 4] }).mainGun).toBe(false);
  });

  it('keeps ammunition in the body, with the shots of its file', () => {
    const proto = readAs('ProtoMek', PROTO);
    expect(mounted(proto)).toEqual(['T: SRM 2', 'BD: SRM 2 Ammo', 'MG: ER Micro Laser']);
    expect(proto.equipment[1]?.shots).toBe(10);
  });

  it('runs faster with a myomer booster and jumps further with a partial wing', () => {
    expect(readAs('ProtoMek', PROTO)).toMatchObject({ walk: 6, run: 9, jump: 4 });
    const boosted = { ...PROTO, 'Torso Equipment': ['CLMyomerBooster', 'ProtoMechPartialWing'] };
    expect(readAs('ProtoMek', boosted)).toMatchObject({ walk: 6, run: 12, jump: 6 });
  });

  it('on four legs has no arms to lose, and a glider is one that flies', () => {
    const quad = readAs('ProtoMek', { ...PROTO, motion_type: 'Quad', armor: [3, 7, 0, 0, 6, 2] });
    expect(quad.locations.map(({ structurePoints }) => structurePoints)).toEqual([0, 1, 5, 0, 0, 5, 1]);
    expect(readAs('ProtoMek', { ...PROTO, motion_type: 'WiGE' }).motion).toBe('glider');
  });
});
