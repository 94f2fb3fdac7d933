import { describe, expect, it } from 'vitest';
import type { Weapon } from '../../../src/catalog/index.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { loadsFor } from '../../../src/rules/firing/loads.js';

function weapon(name: string): Weapon {
  const item = officialCatalog.find(name);
  if (item?.kind !== 'weapon') throw new TypeError(`${name} is no weapon`);
  return item;
}
const loadsOf = (name: string): string[] => loadsFor(weapon(name), officialCatalog).map((load) => load.name);

describe('Loads of a weapon', () => {
  it('are slugs and clusters of an LB-X autocannon, each once', () => {
    expect(loadsOf('LB 10-X AC')).toEqual(['LB 10-X AC Ammo', 'LB 10-X Cluster Ammo']);
  });

  it('are of three ranges for an ATM', () => {
    expect(loadsOf('ATM 9')).toEqual([
      'Standard ATM/9 Ammo',
      'Extended-Range ATM/9 Ammo',
      'High-Explosive ATM/9 Ammo',
    ]);
  });

  it('are long and short missiles for an MML, and each of them in further kinds', () => {
    const loads = loadsOf('MML 5');
    expect(loads).toEqual(expect.arrayContaining(['MML 5 LRM Ammo', 'MML 5 SRM Ammo']));
    expect(loads).toEqual(
      expect.arrayContaining(['MML 5 LRM Artemis-capable Ammo', 'MML 5 SRM Inferno Ammo']),
    );
  });

  it("are not those that lay mines or make smoke, nor those of battle armor, nor another side's", () => {
    const loads = loadsFor(weapon('SRM 6'), officialCatalog);
    const harmless = loads.filter(({ munitions }) =>
      munitions.some((kind) => /smoke|mine|thunder/.test(kind)),
    );
    expect(harmless).toEqual([]);
    expect(loads.filter(({ id, techBase }) => /ba-/.test(id) || techBase === 'clan')).toEqual([]);
    expect(new Set(loads.map(({ munitions }) => munitions.join())).size).toBe(loads.length);
  });

  it('are none for what fires none', () => {
    expect(loadsOf('Medium Laser')).toEqual([]);
  });
});
