import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { readMtf } from '../../../src/units/index.js';
import {
  parseWeaponQuirksFromBLK,
  parseWeaponQuirksFromMTF,
  readWeaponQuirk,
} from '../../../src/units/quirks/weapon-quirk-lines.js';
import { mech, mountsOf, times } from '../mtf/mtf-text.js';
import { sampleMtf } from '../sample-units.js';

const mtfWith = (line: string): string => sampleMtf().replace('weaponquirk:accurate:RA:4:Medium Laser', line);

describe('Requirement: Weapon Quirk Parsing from MTF/BLK', () => {
  it('Weapon quirks parsed from MTF format', () => {
    const lines = [
      ...['chassis:Testbed', 'quirk:stable', 'Weapons:1', 'Medium Laser, Left Arm'],
      'weapon_quirk:accurate:Medium Laser:Left Arm',
      'weapon_quirk:improved_cooling:Medium Laser:Left Arm',
      'weapon_quirk:poor_cooling:PPC:Right Arm',
    ];
    expect(parseWeaponQuirksFromMTF(lines)).toEqual({
      'Medium Laser': ['accurate', 'improved_cooling'],
      PPC: ['poor_cooling'],
    });
  });

  it('Weapon quirks parsed from unit data', () => {
    const text = mtfWith('weaponquirk:accurate:LA:4:Medium Laser');
    const unit = readMtf(text, officialCatalog);
    expect(unit.weaponQuirks).toEqual({ 'Medium Laser': ['accurate'] });
    const quirky = unit.equipment.filter(({ quirks }) => quirks.length > 0);
    expect(quirky.map(({ name, location, quirks }) => [name, location, quirks])).toEqual([
      ['Medium Laser', 'LA', ['accurate']],
    ]);
  });

  it('Weapon quirks parsed from BLK format', () => {
    const entries = ['accurate:Medium Laser', 'no_cooling:PPC', 'stable_weapon:Medium Laser'];
    expect(parseWeaponQuirksFromBLK(entries)).toEqual({
      'Medium Laser': ['accurate', 'stable_weapon'],
      PPC: ['no_cooling'],
    });
  });
});

describe('Weapon quirks as files have them', () => {
  it('name quirk, location, slot and weapon in an MTF file', () => {
    expect(parseWeaponQuirksFromMTF(['weaponquirk:stable_weapon:RT:0:ISGaussRifle'])).toEqual({
      ISGaussRifle: ['stable_weapon'],
    });
    expect(readWeaponQuirk('stable_weapon:RT:0:ISGaussRifle')).toEqual({
      ...{ quirk: 'stable_weapon', location: 'RT', slot: 0, weapon: 'ISGaussRifle' },
    });
  });

  it('name the same four in a BLK file', () => {
    expect(
      parseWeaponQuirksFromBLK(['imp_cooling:FR:2:Medium Laser', 'mod_weapons:Squad:0:ISBAMortar']),
    ).toEqual({
      'Medium Laser': ['improved_cooling'],
      ISBAMortar: ['mod_weapons'],
    });
  });

  it('have canonical ids, and unknown ones as written', () => {
    expect(
      parseWeaponQuirksFromMTF(['weaponquirk:imp_cooling:LA:4:PPC', 'weapon_quirk:hums:PPC:LA']),
    ).toEqual({
      PPC: ['improved_cooling', 'hums'],
    });
  });

  it('are heeded in lower case alone, in a whole file and in single lines', () => {
    const line = 'WeaponQuirk:accurate:LA:4:PPC';
    expect(parseWeaponQuirksFromMTF([line])).toEqual({});
    const unit = mech({ items: { LA: times(3, 'PPC') }, lines: [line] });
    expect(unit.weaponQuirks).toEqual({});
    expect(unit.warnings).toMatchObject([{ message: expect.stringContaining('"WeaponQuirk:" was ignored') }]);
  });

  it('are listed once for a weapon, though several slots name them', () => {
    const lines = ['weaponquirk:accurate:LA:4:PPC', 'weaponquirk:accurate:RA:4:PPC'];
    expect(parseWeaponQuirksFromMTF(lines)).toEqual({ PPC: ['accurate'] });
  });

  it('may be of a weapon whose name has a meaning in the language', () => {
    const record = parseWeaponQuirksFromBLK(['accurate:constructor', 'accurate:__proto__']);
    expect(Object.keys(record)).toEqual(['constructor', '__proto__']);
  });

  it.each([
    ...['', 'accurate', 'accurate:', ':PPC', 'accurate:LA:x:PPC', 'accurate:LA:-1:PPC', 'accurate:LA::PPC'],
    ...['accurate:LA:1.5:PPC', 'accurate:LA:4:', 'accurate:LA:1e1:PPC'],
  ])('cannot be read from "%s"', (text) => {
    expect(readWeaponQuirk(text)).toBeUndefined();
    expect(parseWeaponQuirksFromBLK([text])).toEqual({});
  });
});

describe('A weapon quirk of a ’Mech', () => {
  const items = { LA: times(3, 'PPC'), RA: times(3, 'PPC') };
  const quirks = (...lines: string[]) => mountsOf(mech({ items, lines }), 'PPC').map((mount) => mount.quirks);

  it('belongs to the weapon in the slot, not to its like', () => {
    expect(quirks('weaponquirk:accurate:RA:4:PPC')).toEqual([[], ['accurate']]);
    expect(quirks('weaponquirk:accurate:LA:4:PPC', 'weaponquirk:imp_cooling:LA:4:PPC')).toEqual([
      ['accurate', 'improved_cooling'],
      [],
    ]);
  });

  it('may name any name of the item', () => {
    expect(quirks('weaponquirk:accurate:RA:4:ISPPC')).toEqual([[], ['accurate']]);
    expect(quirks('weaponquirk:accurate:RA:4:Particle Cannon')).toEqual([[], ['accurate']]);
  });

  it('names a slot as it stands after empty ones have moved behind', () => {
    const unit = mech({
      slots: { LT: ['-Empty-', 'Medium Laser'] },
      lines: ['weaponquirk:accurate:LT:0:Medium Laser'],
    });
    expect(mountsOf(unit, 'Medium Laser').map((mount) => mount.quirks)).toEqual([['accurate']]);
  });

  it('without a slot belongs to the first weapon of the name, in the location if one is named', () => {
    expect(quirks('weapon_quirk:accurate:PPC:RA')).toEqual([[], ['accurate']]);
    expect(quirks('weapon_quirk:accurate:PPC')).toEqual([['accurate'], []]);
  });

  it('is found under the name of the weapon, too', () => {
    const unit = mech({ items, lines: ['weaponquirk:imp_cooling:RA:4:PPC'] });
    expect(unit.weaponQuirks).toEqual({ PPC: ['improved_cooling'] });
  });

  it('may belong to a physical weapon', () => {
    const unit = mech({ items: { RA: times(4, 'Hatchet') }, lines: ['weaponquirk:accurate:RA:4:Hatchet'] });
    expect(mountsOf(unit, 'Hatchet').map((mount) => mount.quirks)).toEqual([['accurate']]);
  });

  it.each([
    ['a slot that is empty', 'weaponquirk:accurate:LT:3:PPC', 'quirk "accurate": no "PPC" at LT:3'],
    ['a location that is not there', 'weaponquirk:accurate:XX:0:PPC', 'quirk "accurate": no "PPC" at XX:0'],
    ['another weapon', 'weaponquirk:accurate:LA:4:LRM 20', 'quirk "accurate": no "LRM 20" at LA:4'],
    ['a name in another case', 'weaponquirk:accurate:LA:4:ppc', 'quirk "accurate": no "ppc" at LA:4'],
    [
      'a weapon that is not there',
      'weapon_quirk:accurate:LRM 20',
      'quirk "accurate": no "LRM 20" on this unit',
    ],
    [
      'what is no weapon',
      'weaponquirk:accurate:CT:10:Heat Sink',
      'quirk "accurate": no "Heat Sink" at CT:10',
    ],
  ])('that names %s is warned of and belongs to none', (_case, line, message) => {
    const unit = mech({ items: { ...items, CT: ['Heat Sink'] }, lines: [line] });
    expect(unit.warnings.map((warning) => warning.message)).toEqual([message]);
    expect(unit.equipment.flatMap((mount) => mount.quirks)).toEqual([]);
  });
});
