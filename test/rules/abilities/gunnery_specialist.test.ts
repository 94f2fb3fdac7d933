import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const specialist = { abilities: ['gunnery_specialist'], designatedWeaponCategory: 'energy' } as const;

describe('Gunnery Specialist', () => {
  it('Gunnery Specialist with designated category: -1 to hit', () => {
    const by = { ...specialist, weaponCategory: 'energy' } as const;
    expect(entryOf({ by }, 'gunnery_specialist')).toBe(-1);
    expect(numberOf({ by })).toBe(3);
  });

  it('Gunnery Specialist with other category: +1 to hit', () => {
    const by = { ...specialist, weaponCategory: 'ballistic' } as const;
    expect(entryOf({ by }, 'gunnery_specialist')).toBe(1);
    expect(numberOf({ by })).toBe(5);
    expect(numberOf({ by: { ...specialist, weaponCategory: 'missile' } })).toBe(5);
  });

  it('knows the category of a catalog weapon, and a stated one wins over it', () => {
    expect(numberOf({ by: specialist, options: { weapon: 'Medium Laser' } })).toBe(3);
    expect(numberOf({ by: specialist, options: { weapon: 'AC/10' } })).toBe(5);
    expect(numberOf({ by: { ...specialist, weaponCategory: 'energy' }, options: { weapon: 'AC/10' } })).toBe(
      3,
    );
  });

  it('takes its category from a suffix, and a designation of its own wins over that', () => {
    const abilities = ['gunnery_specialist_missile'];
    expect(numberOf({ by: { abilities, weaponCategory: 'missile' } })).toBe(3);
    expect(numberOf({ by: { abilities, weaponCategory: 'energy' } })).toBe(5);
    const by = { abilities, designatedWeaponCategory: 'energy', weaponCategory: 'energy' } as const;
    expect(numberOf({ by })).toBe(3);
  });

  it('does nothing for a weapon without a category, without a designation or without the ability', () => {
    expect(numberOf({ by: specialist })).toBe(4);
    expect(numberOf({ by: { abilities: ['gunnery_specialist'], weaponCategory: 'energy' } })).toBe(4);
    expect(numberOf({ by: { designatedWeaponCategory: 'energy', weaponCategory: 'energy' } })).toBe(4);
  });

  it('with Weapon Specialist: both in standard, the weapon alone in total-warfare (docs/rules/standard.md)', () => {
    const abilities = ['weapon_specialist', 'gunnery_specialist'];
    const by = { ...specialist, abilities, designatedWeaponType: 'Medium Laser' };
    expect(inBoth({ by, options: { weapon: 'Medium Laser' } })).toEqual([1, 2]);
    expect(inBoth({ by, options: { weapon: 'Large Laser' } })).toEqual([3, 3]);
    expect(inBoth({ by, options: { weapon: 'AC/10' } })).toEqual([5, 5]);
    const ofTwoKinds = { ...by, designatedWeaponType: 'AC/10' };
    expect(inBoth({ by: ofTwoKinds, options: { weapon: 'AC/10' } })).toEqual([3, 2]);
  });

  it('alone is the same in both rulesets', () => {
    expect(inBoth({ by: { ...specialist, weaponCategory: 'energy' } })).toEqual([3, 3]);
    expect(inBoth({ by: { ...specialist, weaponCategory: 'missile' } })).toEqual([5, 5]);
  });

  it('counts for all categories that were chosen', () => {
    const abilities = ['gunnery_specialist_energy', 'gunnery_specialist_missile'];
    expect(inBoth({ by: { abilities, weaponCategory: 'energy' } })).toEqual([3, 3]);
    expect(inBoth({ by: { abilities, weaponCategory: 'missile' } })).toEqual([3, 3]);
    expect(inBoth({ by: { abilities, weaponCategory: 'ballistic' } })).toEqual([5, 5]);
  });
});
