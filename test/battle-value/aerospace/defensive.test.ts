import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import {
  CONVENTIONAL,
  DROPSHIP,
  FIGHTER,
  FIXED_WING_SUPPORT,
  JUMPSHIP,
  linesOf,
  protection,
  ratings,
  SMALL_CRAFT,
  SPACE_STATION,
  several,
  WARSHIP,
} from './sample-craft.js';

const FOUR_SIDES = { armor: [40, 30, 20, 10] };
const SIX_SIDES = { armor: [25, 20, 20, 15, 10, 10] };

describe('Armor and structural integrity', () => {
  it.each<[string, BlockValues, number]>([
    ['a fighter: 2.5 a point and 2 for each of its integrity', { ...FIGHTER, ...FOUR_SIDES }, 260],
    ['a DropShip: the same', { ...DROPSHIP, ...FOUR_SIDES }, 260],
    ['a WarShip: ten times that, by the capital scale', { ...WARSHIP, ...SIX_SIDES }, 2600],
    ['a JumpShip: as a WarShip', { ...JUMPSHIP, ...SIX_SIDES }, 2520],
    ['a space station: as a WarShip', { ...SPACE_STATION, ...SIX_SIDES }, 2520],
  ])('of %s', (_, blocks, value) => {
    expect(protection(blocks)).toBe(value);
  });

  it('the integrity of a fighter is a tenth of its tons, or its thrust where that is more', () => {
    expect(protection({ ...FIGHTER, tonnage: 99 })).toBe(9 * 2);
    expect(protection({ ...FIGHTER, SafeThrust: 11 })).toBe(11 * 2);
    expect(protection({ ...FIXED_WING_SUPPORT, tonnage: 99 })).toBe(4 * 2);
  });

  it('armor of a support vehicle counts by its rating', () => {
    expect(protection({ ...FIXED_WING_SUPPORT, barrating: 6, armor: [50, 0, 0, 0] })).toBe(
      50 * 0.6 * 2.5 + 8,
    );
  });

  it('patchwork armor counts by location, standard where the file names none', () => {
    const patchwork = { ...FIGHTER, armor_type: 7, 'Left Wing_armor_type': 3, armor: [32, 20, 20, 14] };
    expect(protection(patchwork)).toBe((32 + 20 + 20 * 1.5 + 14) * 2.5 + 10);
  });

  it('modular armor adds ten points and costs no thrust here', () => {
    const modular = { ...FIGHTER, 'Nose Equipment': several(3, 'ISModularArmor') };
    expect(protection(modular)).toBe(30 * 2.5 + 10);
    expect(linesOf('Maximum thrust', modular)[0]?.calculation).toBe('6');
  });
});

describe('Ammunition of defensive launchers', () => {
  const launchers = [...several(2, 'ISAntiMissileSystem'), 'Screen Launcher'];

  it('counts each whole ton of a bin, and at least one', () => {
    const with36 = { ...DROPSHIP, 'Nose Equipment': [...launchers, 'ISAMS Ammo:40'] };
    expect(linesOf('Anti-missile ammunition', with36)[0]?.calculation).toBe('+ 33');
    const with6 = { ...DROPSHIP, 'Nose Equipment': [...launchers, 'ISAMS Ammo:6'] };
    expect(linesOf('Anti-missile ammunition', with6)[0]?.calculation).toBe('+ 11');
  });

  it('counts up to the value of its own launchers: anti-missile systems and screens apart', () => {
    const blocks = { ...DROPSHIP, 'Nose Equipment': [...launchers, 'ISAMS Ammo:144', 'Ammo Screen:20'] };
    expect(linesOf('Anti-missile ammunition', blocks)[0]?.calculation).toMatch(/^\+ 64 /);
    expect(linesOf('Screen ammunition', blocks)[0]?.calculation).toMatch(/^\+ 160 /);
  });

  it('is not made worth more by a laser system, which fires none', () => {
    const laser = { ...DROPSHIP, 'Nose Equipment': ['ISLaserAntiMissileSystem', 'ISAMS Ammo:144'] };
    expect(linesOf('Anti-missile ammunition', laser)[0]?.calculation).toMatch(/^\+ 0 /);
  });
});

describe('Explosive equipment', () => {
  const armored = { ...FIGHTER, armor: [100, 0, 0, 0] };
  const penalty = (blocks: BlockValues, equipment: readonly string[]) =>
    protection(blocks) - protection({ ...blocks, 'Nose Equipment': equipment });

  it('costs fifteen points for each kind of ammunition, however many bins', () => {
    expect(penalty(armored, several(3, 'IS Ammo LRM-20'))).toBe(15);
    expect(penalty(armored, ['IS LB 10-X AC Ammo', 'IS LB 10-X Cluster Ammo'])).toBe(30);
    expect(penalty(armored, ['IS Gauss Ammo'])).toBe(0);
  });

  it('costs one point for each item that may explode, whatever its size', () => {
    expect(penalty(armored, several(2, 'ISGaussRifle'))).toBe(2);
    expect(penalty(armored, ['ISERPPC', 'PPC Capacitor'])).toBe(2);
    expect(penalty({ ...armored, year: 3101 }, ['CLERPPC', 'PPC Capacitor'])).toBe(2);
    expect(penalty(armored, ['ISERPPC', 'Autocannon/20', 'ISRotaryAC5'])).toBe(0);
    expect(penalty(armored, ['PPC Capacitor'])).toBe(0);
    expect(penalty(armored, ['ISERPPC', 'PPC Capacitor', 'PPC Capacitor'])).toBe(3);
  });

  it.each(['ISCASE', 'ISCASEII'])('costs nothing where %s is aboard, wherever that is', (protector) => {
    const blocks = { ...armored, 'Left Wing Equipment': [protector] };
    expect(penalty(blocks, ['IS Ammo LRM-20', 'ISGaussRifle'])).toBe(0);
    const [line] = linesOf('Explosive equipment', { ...blocks, 'Nose Equipment': ['ISGaussRifle'] });
    expect(line?.calculation).toBe('protected by CASE');
  });

  it('costs a Clan unit nothing; a Clan CASE helps no aerospace fighter of another chassis', () => {
    const bin = ['Clan Ammo LRM-20'];
    expect(penalty({ ...armored, type: 'Clan Level 2' }, bin)).toBe(0);
    expect(penalty({ ...armored, type: 'Mixed (Clan Chassis)' }, bin)).toBe(0);
    const mixed = { ...armored, type: 'Mixed (IS Chassis)', 'Aft Equipment': ['CLCASE'] };
    expect(penalty(mixed, bin)).toBe(15);
    expect(penalty({ ...mixed, UnitType: 'ConvFighter' }, bin)).toBe(0);
  });

  it('costs a small craft as much as a fighter, and large craft nothing', () => {
    expect(penalty({ ...SMALL_CRAFT, armor: [100, 0, 0, 0] }, ['IS Ammo LRM-20'])).toBe(15);
    expect(penalty(DROPSHIP, ['LRM 20', 'IS Ammo LRM-20', 'ISGaussRifle'])).toBe(0);
    expect(penalty(WARSHIP, ['Naval Gauss (Heavy)', 'Ammo Heavy N-Gauss:20'])).toBe(0);
  });

  it('leaves at least one point', () => {
    expect(protection({ ...FIGHTER, 'Nose Equipment': ['IS Ammo LRM-20'] })).toBe(1);
  });
});

describe('The type factor', () => {
  it.each<[string, BlockValues, number]>([
    ['an aerospace fighter', FIGHTER, 1.2],
    ['a conventional fighter', CONVENTIONAL, 1.1],
    ['a fixed-wing support vehicle', FIXED_WING_SUPPORT, 1],
    ['a small craft', SMALL_CRAFT, 1],
    ['a DropShip', DROPSHIP, 1],
    ['a JumpShip', JUMPSHIP, 0.75],
    ['a WarShip', WARSHIP, 0.8],
    ['a space station', SPACE_STATION, 0.7],
  ])('of %s', (_, blocks, factor) => {
    expect(ratings(blocks).defensive).toBeCloseTo(protection(blocks) * factor, 9);
  });

  it('stealth armor adds three tenths, to a fighter and to a craft that lands', () => {
    const hidden = { armor: [40, 0, 0, 0], armor_type: 22 };
    expect(ratings({ ...FIGHTER, ...hidden }).defensive).toBeCloseTo((100 + 10) * 1.5, 9);
    expect(ratings({ ...CONVENTIONAL, ...hidden }).defensive).toBeCloseTo((100 + 10) * 1.4, 9);
    expect(ratings({ ...DROPSHIP, ...hidden }).defensive).toBeCloseTo((100 + 10) * 1.3, 9);
  });

  it.each<[string, BlockValues, number]>([
    // 40 × 25 + 5 × 20, × 0.8
    ['a WarShip', WARSHIP, 880],
    // 40 × 25 + 1 × 20, × 0.75
    ['a JumpShip', JUMPSHIP, 765],
    // 40 × 25 + 1 × 20, × 0.7
    ['a space station', SPACE_STATION, 714],
  ])('stealth armor adds nothing to %s, which never lands', (_, blocks, value) => {
    const hidden = { armor: [40, 0, 0, 0, 0, 0], armor_type: 22 };
    expect(ratings({ ...blocks, ...hidden }).defensive).toBeCloseTo(value, 9);
  });

  it('a patch of stealth armor hides nothing', () => {
    const patched = { ...FIGHTER, armor: [40, 0, 0, 0], armor_type: 7, Nose_armor_type: 22 };
    expect(ratings(patched).defensive).toBeCloseTo((100 + 10) * 1.2, 9);
  });
});
