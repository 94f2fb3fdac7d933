import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import type { Mech } from '../../src/units/index.js';
import { type Sample, sampleMech } from './sample-mech.js';

const several = (count: number, name: string) => Array.from({ length: count }, () => name);

/** What ammunition adds: everything of the offensive rating after the last weapon and before what the 'Mech weighs. */
function ammunition(mech: Mech): number[] {
  const { sections } = calculateBattleValue(mech);
  const lines = sections.find(({ title }) => title === 'Offensive rating')?.lines ?? [];
  const isWeapon = lines.map(({ calculation }) => /\(heat|overheated\)/.test(calculation));
  const first = isWeapon.lastIndexOf(true) + 1;
  const last = lines.findIndex(({ label }) => label === 'Weight');
  return lines
    .slice(first, last)
    .map(({ value = 0 }, index) => Number((value - (lines[first + index - 1]?.value ?? 0)).toFixed(9)));
}
const added = (sample: Sample) => ammunition(sampleMech(sample));

/** With copies of all items: what was found out about an item is kept for it, and not for its copy. */
const anew = (mech: Mech): Mech => ({
  ...mech,
  equipment: mech.equipment.map((mount) =>
    mount.item === undefined ? mount : { ...mount, item: { ...mount.item } },
  ),
});

describe('Ammunition', () => {
  it('Ammo BV grouping by type and rack size', () => {
    const carrying = {
      RT: ['LRM 20', 'LRM 10', 'IS Ammo LRM-20', 'IS Ammo LRM-20 Artemis-capable'],
      LT: ['IS Ammo LRM-20', 'IS Ammo LRM-10'],
    };
    // From the left torso to the right: 3 × 23 for the launcher of 20, 11 for that of 10.
    expect(added({ carrying })).toEqual([69, 11]);
  });

  it('Excessive ammo capping', () => {
    const mech = sampleMech({ carrying: { RT: ['LRM 20'], LT: several(4, 'IS Ammo LRM-20') } });
    const at60 = {
      ...mech,
      equipment: mech.equipment.map((mount) =>
        mount.item?.kind === 'ammunition' ? { ...mount, item: { ...mount.item, battleValue: 60 } } : mount,
      ),
    };
    // Each bin has become an item of its own, and still they are one group: 4 × 60 = 240, of which 181 count.
    expect(ammunition(at60)).toEqual([181]);
    // With the figures of the catalog: 8 × 23 = 184.
    expect(added({ carrying: { RT: ['LRM 20'], LT: several(8, 'IS Ammo LRM-20') } })).toEqual([181]);
  });

  it('Multiple weapon types ammo independence', () => {
    const carrying = {
      RT: ['LRM 20', 'SRM 6', 'IS Ammo LRM-20'],
      LT: several(9, 'IS Ammo SRM-6'),
      HD: ['IS Ammo LRM-20'],
    };
    // 9 × 7 = 63 of which 59 count; 2 × 23 = 46 of 181.
    expect(added({ carrying })).toEqual([59, 46]);
  });

  it('is capped by all launchers of its kind together, at their listed values', () => {
    const bins = { LT: several(12, 'IS Ammo LRM-20'), LA: several(10, 'IS Ammo LRM-20') };
    expect(added({ carrying: { ...bins, RT: ['LRM 20', 'LRM 20'] } })).toEqual([362]);
    expect(added({ carrying: { ...bins, RT: ['LRM 20', 'LRM 20 (R)', 'ISArtemisIV'] } })).toEqual([362]);
  });

  it.each([
    ['slugs and clusters', ['ISLBXAC10', 'IS LB 10-X AC Ammo', 'IS LB 10-X Cluster Ammo'], 38],
    [
      'long and short range missiles of one launcher',
      ['ISMML5', 'IS Ammo MML-5 LRM', 'IS Ammo MML-5 SRM'],
      12,
    ],
    ['all ranges of an ATM', ['CLATM6', 'Clan Ammo ATM-6', 'Clan Ammo ATM-6 ER', 'Clan Ammo ATM-6 HE'], 78],
  ])('counts %s together', (_, items, value) => {
    expect(added({ carrying: { RT: items } })).toEqual([value]);
  });

  it('counts a half bin at its own value', () => {
    expect(added({ carrying: { RT: ['Machine Gun', 'IS Machine Gun Ammo - Half'] } })).toEqual([0.5]);
  });

  it('without a weapon that fires it adds nothing', () => {
    expect(added({ carrying: { RT: ['Medium Laser', 'IS Ammo LRM-20'] } })).toEqual([]);
    expect(added({ carrying: { RT: ['LRM 10', 'IS Ammo LRM-20'] } })).toEqual([]);
  });

  it('is not made worth more by a one-shot launcher', () => {
    const sample = { carrying: { RT: ['ISSRM4OS', 'IS Ammo SRM-4'] } };
    expect(added(sample)).toEqual([]);
    expect(ammunition(anew(sampleMech(sample)))).toEqual([]);
  });

  it('inside a one-shot launcher adds nothing, though another launcher could fire it', () => {
    expect(added({ carrying: { RT: ['SRM 4', 'ISSRM4OS'] } })).toEqual([]);
  });

  it('of coolant adds what its pods are listed at, which no weapon caps', () => {
    const mech = sampleMech({ carrying: { RT: ['Medium Laser'], LT: ['Coolant Pod', 'Coolant Pod'] } });
    const listedAt10 = {
      ...mech,
      equipment: mech.equipment.map((mount) =>
        mount.item?.kind === 'ammunition' ? { ...mount, item: { ...mount.item, battleValue: 10 } } : mount,
      ),
    };
    expect(ammunition(listedAt10)).toEqual([20]);
  });

  it('of anti-missile systems is left to the defensive rating', () => {
    expect(added({ carrying: { RT: ['Medium Laser', 'ISAntiMissileSystem', 'ISAMS Ammo'] } })).toEqual([]);
  });

  it('of fueled energy weapons is capped by them', () => {
    expect(added({ carrying: { RT: ['ISPlasmaRifle', ...several(9, 'ISPlasmaRifleAmmo')] } })).toEqual([210]);
  });
});
