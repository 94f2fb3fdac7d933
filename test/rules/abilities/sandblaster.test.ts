import { describe, expect, test } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { calculateClusterModifier, rollWeaponHits } from '../../../src/rules/cluster/index.js';
import type { RangeBracket } from '../../../src/rules/to-hit/vocabulary.js';
import { itemNamed } from '../items.js';
import { scriptedDice } from '../scripted-dice.js';

const abilities = ['sandblaster'];

describe('Sandblaster in standard', () => {
  test('Sandblaster ultra AC bonus', () => {
    expect(calculateClusterModifier({ abilities, weapon: itemNamed('Ultra AC/5') })).toBe(1);
    expect(calculateClusterModifier({ abilities, weapon: itemNamed('Rotary AC/5') })).toBe(1);
    // A 7 lands one of two shots, an 8 both.
    expect(rollWeaponHits({ weapon: itemNamed('Ultra AC/5'), shots: 2 }, scriptedDice(3, 4))).toBe(1);
    expect(rollWeaponHits({ abilities, weapon: itemNamed('Ultra AC/5'), shots: 2 }, scriptedDice(3, 4))).toBe(
      2,
    );
  });

  test('knows the weapon by its name too', () => {
    expect(calculateClusterModifier({ abilities, weaponType: 'Ultra AC/20' }, {}, officialCatalog.find)).toBe(
      1,
    );
    expect(calculateClusterModifier({ abilities, weaponType: 'LRM 20' }, {}, officialCatalog.find)).toBe(0);
  });

  test('does nothing for missiles, pellets and single shots', () => {
    for (const name of ['LRM 20', 'LB 10-X AC', 'AC/20']) {
      expect(calculateClusterModifier({ abilities, weapon: itemNamed(name) })).toBe(0);
    }
  });

  test('does not ask for the range or for a chosen weapon', () => {
    const weapon = itemNamed('Rotary AC/5');
    expect(
      calculateClusterModifier({ abilities: ['sandblaster_lrm_20'], weapon, rangeBracket: 'short' }),
    ).toBe(1);
  });
});

describe('Sandblaster in total-warfare', () => {
  const ruleset = 'total-warfare';

  test.each<[RangeBracket, number]>([
    ['short', 4],
    ['medium', 3],
    ['long', 2],
  ])('at %s range adds %i with the chosen weapon', (rangeBracket, bonus) => {
    const shot = { abilities: ['sandblaster_lrm_20'], weapon: itemNamed('LRM 20'), rangeBracket };
    expect(calculateClusterModifier(shot, { ruleset })).toBe(bonus);
  });

  test('takes the choice from a field of its own as well, which wins', () => {
    const shot = {
      abilities: ['sandblaster_lrm_20'],
      designatedWeaponType: 'SRM 6',
      weapon: itemNamed('SRM 6'),
      rangeBracket: 'short',
    } as const;
    expect(calculateClusterModifier(shot, { ruleset })).toBe(4);
    expect(calculateClusterModifier({ ...shot, weapon: itemNamed('LRM 20') }, { ruleset })).toBe(0);
  });

  test('does nothing with another weapon, or without a choice', () => {
    const weapon = itemNamed('Ultra AC/5');
    const rangeBracket = 'short';
    expect(
      calculateClusterModifier({ abilities: ['sandblaster_lrm_20'], weapon, rangeBracket }, { ruleset }),
    ).toBe(0);
    expect(calculateClusterModifier({ abilities, weapon, rangeBracket }, { ruleset })).toBe(0);
  });

  test('does nothing for a pilot who does not have it', () => {
    const shot = {
      weapon: itemNamed('LRM 20'),
      designatedWeaponType: 'LRM 20',
      rangeBracket: 'short',
    } as const;
    expect(calculateClusterModifier(shot, { ruleset })).toBe(0);
  });
});
