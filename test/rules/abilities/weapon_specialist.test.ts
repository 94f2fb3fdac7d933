import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const specialist = { abilities: ['weapon_specialist'], designatedWeaponType: 'Medium Laser' };

describe('Weapon Specialist', () => {
  it('Weapon Specialist with designated weapon: -2 to hit', () => {
    const by = { ...specialist, weaponType: 'Medium Laser' };
    expect(entryOf({ by }, 'weapon_specialist')).toBe(-2);
    expect(numberOf({ by })).toBe(2);
  });

  it('Weapon Specialist with non-designated weapon: no modifier', () => {
    const by = { ...specialist, weaponType: 'AC/10' };
    expect(entryOf({ by }, 'weapon_specialist')).toBeUndefined();
    expect(numberOf({ by })).toBe(4);
  });

  it('knows the weapon from the catalog, and a stated type wins over it', () => {
    expect(numberOf({ by: specialist, options: { weapon: 'Medium Laser' } })).toBe(2);
    expect(numberOf({ by: specialist, options: { weapon: 'AC/10' } })).toBe(4);
    expect(numberOf({ by: { ...specialist, weaponType: 'PPC' }, options: { weapon: 'Medium Laser' } })).toBe(
      4,
    );
  });

  it('takes its weapon from a suffix, and a designation of its own wins over that', () => {
    const abilities = ['weapon_specialist_medium_laser'];
    expect(numberOf({ by: { abilities, weaponType: 'Medium Laser' } })).toBe(2);
    expect(numberOf({ by: { abilities, weaponType: 'AC/10' } })).toBe(4);
    expect(numberOf({ by: { abilities, designatedWeaponType: 'AC/10', weaponType: 'AC/10' } })).toBe(2);
    expect(numberOf({ by: { abilities, designatedWeaponType: 'AC/10', weaponType: 'Medium Laser' } })).toBe(
      4,
    );
  });

  it('compares names without regard to case, blanks and punctuation', () => {
    for (const weaponType of ['medium laser', 'MediumLaser', 'medium-laser', 'MEDIUM_LASER']) {
      expect(numberOf({ by: { ...specialist, weaponType } })).toBe(2);
    }
    expect(numberOf({ by: { abilities: ['weapon_specialist_ac_10'], weaponType: 'AC/10' } })).toBe(2);
  });

  it('does not take a weapon for another whose name holds its own', () => {
    expect(numberOf({ by: { ...specialist, weaponType: 'ER Medium Laser' } })).toBe(4);
    expect(numberOf({ by: { ...specialist, weaponType: 'Medium Pulse Laser' } })).toBe(4);
  });

  it('does nothing without a weapon, without a designation or without the ability', () => {
    expect(numberOf({ by: specialist })).toBe(4);
    expect(numberOf({ by: { abilities: ['weapon_specialist'], weaponType: 'Medium Laser' } })).toBe(4);
    expect(numberOf({ by: { designatedWeaponType: 'PPC', weaponType: 'PPC' } })).toBe(4);
    expect(numberOf({ by: { weaponType: 'Medium Laser' }, at: { abilities: specialist.abilities } })).toBe(4);
  });

  it('adds to Gunnery Specialist in standard and takes its place in total-warfare (docs/rules/standard.md)', () => {
    const by = {
      abilities: ['weapon_specialist_medium_laser', 'gunnery_specialist_energy'],
      weaponType: 'Medium Laser',
      weaponCategory: 'energy',
    } as const;
    expect(inBoth({ by })).toEqual([1, 2]);
  });

  it('alone is the same in both rulesets', () => {
    expect(inBoth({ by: { ...specialist, weaponType: 'Medium Laser' } })).toEqual([2, 2]);
    expect(inBoth({ by: { ...specialist, weaponType: 'AC/10' } })).toEqual([4, 4]);
  });

  it('counts for all weapons that were chosen, once each', () => {
    const abilities = ['weapon_specialist_medium_laser', 'weapon_specialist_ac_10'];
    for (const weaponType of ['Medium Laser', 'AC/10']) {
      expect(inBoth({ by: { abilities, weaponType } })).toEqual([2, 2]);
    }
    expect(inBoth({ by: { abilities, weaponType: 'PPC' } })).toEqual([4, 4]);
    expect(numberOf({ by: { abilities: [...abilities, ...abilities], weaponType: 'AC/10' } })).toBe(2);
    expect(numberOf({ by: { abilities: ['weapon_specialist', ...abilities], weaponType: 'AC/10' } })).toBe(2);
  });
});
