import { describe, expect, it } from 'vitest';
import { mounted, readAs } from './blk-text.js';

const GUNS = {
  UnitType: 'GunEmplacement',
  Name: 'Machine Gun Turret',
  Model: '(Array)',
  year: 3068,
  type: 'IS Level 2',
  Turret: 1,
  'Guns Equipment': ['Machine Gun', 'Machine Gun', 'ISMGA', 'ISMG Ammo (200)'],
};

describe('A gun emplacement', () => {
  it('has guns and neither tonnage nor armor of its own', () => {
    const guns = readAs('Gun Emplacement', GUNS);
    expect(guns).toMatchObject({ turret: true, walk: 0, run: 0, jump: 0 });
    expect(guns.tonnage).toBeUndefined();
    expect(mounted(guns)).toHaveLength(4);
  });

  it('gathers the guns of an array', () => {
    const [first, second, array, bin] = readAs('Gun Emplacement', GUNS).equipment;
    expect(array?.guns).toEqual([first, second]);
    expect(first?.linked).toBe(bin);
  });

  it('counts two slots an item, as weapon quirks of such files do', () => {
    const guns = readAs('Gun Emplacement', { ...GUNS, weaponQuirks: ['accurate:GUN:2:Machine Gun'] });
    expect(guns.equipment.map(({ quirks }) => quirks.length)).toEqual([0, 1, 0, 0]);
  });
});

describe('A handheld weapon', () => {
  const LRM = {
    UnitType: 'HandheldWeapon',
    Name: 'Heavy LRM Weapon',
    Model: '',
    year: 3145,
    type: 'IS Level 4',
    tonnage: '6.5',
    armor: 8,
    armor_type: 0,
    'Gun Equipment': ['LRM 10', 'IS Ammo LRM-10:Shots6#'],
  };

  it('has an unknown weight if its file says 0 tons, and that is reported', () => {
    const weapon = readAs('Handheld Weapon', { ...LRM, tonnage: '0' });
    expect(weapon.tonnage).toBeUndefined();
    expect(weapon.warnings).toMatchObject([
      { line: 22, message: '<tonnage>: expected a number from 0.001 to 2500000, not 0' },
    ]);
  });

  it('has armor, and as many shots as its file says', () => {
    const weapon = readAs('Handheld Weapon', LRM);
    expect(weapon).toMatchObject({
      model: '',
      tonnage: 6.5,
      locations: [{ location: 'GUN', armorPoints: 8 }],
    });
    expect(weapon.equipment[1]?.shots).toBe(6);
    expect(weapon.equipment[0]?.linked).toBe(weapon.equipment[1]);
  });
});
