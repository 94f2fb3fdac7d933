import { describe, expect, it } from 'vitest';
import type { Weapon } from '../../../src/catalog/index.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { feeds, loadKind, loadsFor } from '../../../src/rules/firing/loads.js';
import { ammunitionNamed, itemNamed } from '../items.js';

const weapon = (name: string): Weapon => {
  const item = itemNamed(name);
  if (item.kind !== 'weapon') throw new Error(`"${name}" is no weapon`);
  return item;
};

describe('ammunition', () => {
  it('feeds launchers of its family and size', () => {
    const feedsLrm20 = (name: string) => feeds(ammunitionNamed(name), weapon('LRM 20'));
    expect(feedsLrm20('lrm-20-ammo')).toBe(true);
    expect(feedsLrm20('lrm-20-semi-guided-ammo')).toBe(true);
    expect(feedsLrm20('lrm-15-ammo')).toBe(false);
    expect(feedsLrm20('srm-6-ammo')).toBe(false);
    expect(feedsLrm20('mml-9-lrm-ammo')).toBe(false);
  });

  it("that is not meant for 'Mechs feeds nothing", () => {
    expect(feeds(ammunitionNamed('lrm-20-thunder-ammo'), weapon('LRM 20'))).toBe(false);
  });

  it('of launchers for both is told apart by its missiles', () => {
    expect(loadKind(ammunitionNamed('mml-9-lrm-ammo'))).not.toBe(loadKind(ammunitionNamed('mml-9-srm-ammo')));
    expect(loadKind(ammunitionNamed('lrm-20-ammo'))).toBe(loadKind(ammunitionNamed('lrm-15-ammo')));
  });
});

describe('the loads that one may choose from', () => {
  const kinds = (name: string) => loadsFor(weapon(name), officialCatalog).map(loadKind);

  it('are there once each', () => {
    for (const name of ['LRM 20', 'SRM 6', 'MML 9', 'AC/10', 'Clan LRM 20']) {
      expect(kinds(name).length, name).toBe(new Set(kinds(name)).size);
    }
  });

  it('are those that a shot is played differently with, and no others', () => {
    expect(kinds('LRM 20')).toContain('standard');
    expect(kinds('LRM 20')).toContain('semi-guided');
    expect(kinds('LRM 20')).toContain('fragmentation');
    for (const other of ['thunder', 'swarm', 'follow-the-leader']) {
      expect(kinds('LRM 20')).not.toContain(other);
    }
    expect(kinds('MML 9')).toEqual(expect.arrayContaining(['standard,mml-lrm', 'standard,mml-srm']));
  });

  it('are of the technology of the weapon', () => {
    for (const [name, techBase] of [
      ['LRM 20', 'inner-sphere'],
      ['Clan LRM 20', 'clan'],
    ] as const) {
      for (const load of loadsFor(weapon(name), officialCatalog)) {
        expect([techBase, 'any'], load.name).toContain(load.techBase);
      }
    }
  });

  it('are none for a weapon without ammunition', () => {
    expect(kinds('PPC')).toEqual([]);
  });
});
