import { describe, expect, it } from 'vitest';
import { createCatalog, type EquipmentItem } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { packCatalog, unpackCatalog } from '../../src/catalog/packed.js';

describe('A look-up in the catalog', () => {
  it('finds an item by any spelling of unit files, in any case', () => {
    for (const name of ['Medium Laser', 'ISMediumLaser', 'is medium laser', 'MEDIUM LASER']) {
      expect(officialCatalog.find(name)?.id, name).toBe('medium-laser');
    }
  });

  it('finds an item by its id', () => {
    expect(officialCatalog.get('clan-er-ppc')).toMatchObject({ name: 'ER PPC', battleValue: 412, heat: 15 });
    expect(officialCatalog.find('clan-er-ppc')).toBe(officialCatalog.get('clan-er-ppc'));
  });

  it("takes a display name shared by several items as the Inner Sphere's, and among these the 'Mechs'", () => {
    expect(officialCatalog.find('ER PPC')).toMatchObject({ id: 'er-ppc', battleValue: 229 });
    expect(officialCatalog.find('Streak SRM 2')).toMatchObject({ id: 'streak-srm-2', battleValue: 30 });
    expect(officialCatalog.find('ER Medium Laser')).toMatchObject({ id: 'er-medium-laser', battleValue: 62 });
    expect(officialCatalog.find('SRM 4')).toMatchObject({ id: 'srm-4', battleValue: 39 });
  });

  it('tells apart names that differ in a blank alone, as unit files do', () => {
    expect(officialCatalog.find('Industrial')?.kind).toBe('structure');
    expect(officialCatalog.find('Industrial ')?.kind).toBe('armor');
  });

  it('answers undefined to a name that nothing carries', () => {
    expect(officialCatalog.find('Death Star')).toBeUndefined();
    expect(officialCatalog.find('')).toBeUndefined();
    expect(officialCatalog.get('Medium Laser')).toBeUndefined();
  });

  it('answers with the same frozen item each time', () => {
    const laser = officialCatalog.find('Medium Laser');
    expect(officialCatalog.find('ISMediumLaser')).toBe(laser);
    expect(officialCatalog.items).toContain(laser);
    expect(Object.isFrozen(laser)).toBe(true);
    expect(Object.isFrozen(laser?.years.innerSphere)).toBe(true);
    expect(Object.isFrozen(laser?.traits)).toBe(true);
  });
});

describe('A question to the catalog', () => {
  it('by trait answers with every item that has it', () => {
    const names = officialCatalog.withTrait('case-ii').map(({ aliases }) => aliases[0]);
    expect(names.sort()).toEqual(['CLCASEII', 'ISCASEII']);
    expect(createCatalog([]).withTrait('case-ii')).toEqual([]);
  });

  it('by launcher answers with every load it may fire, the plain ones among them', () => {
    const loads = officialCatalog.ammunitionFor('lrm', 20);
    expect(loads.every((load) => load.ammoFamily === 'lrm' && load.rackSize === 20)).toBe(true);
    expect(loads.map(({ id }) => id)).toEqual(expect.arrayContaining(['lrm-20-ammo', 'lrm-20-swarm-ammo']));
    expect(officialCatalog.ammunitionFor('lrm', 21)).toEqual([]);
  });

  it('is answered alike by a catalog of plain items', () => {
    const plain = createCatalog(officialCatalog.items);
    expect(plain.withTrait('jump-jet')).toEqual(officialCatalog.withTrait('jump-jet'));
    expect(plain.ammunitionFor('atm', 9)).toEqual(officialCatalog.ammunitionFor('atm', 9));
  });
});

describe('A catalog of some items', () => {
  it('finds what it holds and nothing else', () => {
    const part = createCatalog(officialCatalog.items.filter(({ name }) => name === 'ER PPC'));
    expect(part.size).toBe(2);
    expect(part.find('CLERPPC')?.techBase).toBe('clan');
    expect(part.find('er ppc')?.battleValue).toBe(229);
    expect(part.find('Medium Laser')).toBeUndefined();
  });

  it('refuses two items with one id', () => {
    const laser = officialCatalog.find('Medium Laser') as EquipmentItem;
    expect(() => createCatalog([laser, laser]).get('medium-laser')).toThrow(
      /"medium-laser" is in the catalog twice/,
    );
  });
});

describe('The packed catalog', () => {
  it('gives back every item as it was, foreign letters included', () => {
    const items = officialCatalog.items
      .slice(0, 200)
      .map((item) => ({ ...item, name: `${item.name} – été` }));
    const unpacked = unpackCatalog(packCatalog(items));
    expect(unpacked.items).toEqual(items);
    const [first] = items;
    expect(unpacked.find(first?.aliases[0]?.toUpperCase() ?? '')).toEqual(first);
  });

  it('is pure ASCII', () => {
    const laser = officialCatalog.find('Medium Laser') as EquipmentItem;
    const packed = packCatalog([{ ...laser, name: 'Fluchtgeschütz', shortName: '槍' }]);
    expect(Object.values(packed).join('')).toMatch(/^[\t\n -~]*$/);
  });

  it('finds an alias with foreign letters in any case, and asks for small ones when it is packed', () => {
    const laser = officialCatalog.find('Medium Laser') as EquipmentItem;
    const named = (alias: string) => unpackCatalog(packCatalog([{ ...laser, aliases: [alias] }]));
    expect(named('Xīng Shan').fromFile('XĪNG shan')?.id).toBe(laser.id);
    expect(() => named('XĪng Shan')).toThrow('alias "XĪng Shan" has a capital letter that is not ASCII');
  });
});
