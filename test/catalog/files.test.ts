import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  AMMO_FAMILIES,
  CARRIERS,
  type EquipmentItem,
  EXPLOSIVE_KINDS,
  FORMULA_NAMES,
  type Formula,
  ITEM_KINDS,
  MUNITIONS,
  PHYSICAL_WEAPONS,
  RULES_LEVELS,
  TECH_BASES,
  TRAITS,
} from '../../src/catalog/index.js';

const equipment = fileURLToPath(new URL('../../public/data/equipment/', import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(equipment + path, 'utf8'));
const schema = readJson('_schema/equipment.schema.json') as Schema;
const { files } = readJson('official/index.json') as { files: readonly string[] };
const lists = files.map((file) => ({
  file,
  items: (readJson(`official/${file}`) as { items: readonly EquipmentItem[] }).items,
}));
const items = lists.flatMap((list) => list.items);

interface Schema {
  readonly $defs: {
    readonly base: {
      readonly properties: Readonly<Record<string, { enum?: string[]; items?: { enum?: string[] } }>>;
    };
    readonly formula: { readonly properties: { readonly formula: { readonly enum: string[] } } };
    readonly trait: { readonly enum: string[] };
    readonly rounds: {
      readonly properties: {
        readonly ammoFamily: { readonly enum: string[] };
        readonly munitions: { readonly items: { readonly enum: string[] } };
      };
    };
    readonly physicalWeapon: {
      readonly properties: { readonly physicalWeapon: { readonly enum: string[] } };
    };
  };
}

describe('The files of the equipment catalog', () => {
  it('are all listed in the index, and the index lists no other', () => {
    const found = readdirSync(`${equipment}official`, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.json') && path !== 'index.json');
    expect([...files].sort()).toEqual(found.sort());
  });

  const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
  it.each(lists)('$file follows the schema', ({ file }) => {
    const valid = validate(readJson(`official/${file}`));
    expect(valid ? [] : validate.errors?.slice(0, 5)).toEqual([]);
  });

  it('give every item an id of its own', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('give no spelling to two items, whatever its case', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, aliases } of items) {
      for (const alias of aliases) {
        const other = owner.get(alias.toLowerCase());
        if (other !== undefined && other !== id) shared.push(`${alias}: ${other} and ${id}`);
        owner.set(alias.toLowerCase(), id);
      }
    }
    expect(shared).toEqual([]);
  });

  it('list ranges that grow from each bracket that is reached to the next', () => {
    const wrong = items.filter((item) => {
      if (!('ranges' in item)) return false;
      return [item.ranges, item.underwaterRanges].some((range) => {
        const reached = range
          ? [range.short, range.medium, range.long, range.extreme].filter((hex) => hex > 0)
          : [];
        return reached.some((hex, bracket) => hex < (reached[bracket - 1] ?? 0));
      });
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('refer to plain loads that exist and feed the same weapons', () => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const wrong = items.filter((item) => {
      if (item.kind !== 'ammunition' || item.baseMunition === undefined) return false;
      const base = byId.get(item.baseMunition);
      return base?.kind !== 'ammunition' || base.ammoFamily !== item.ammoFamily;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('name weapons in formulas that exist', () => {
    const ids = new Set(items.map(({ id }) => id));
    const wrong = items.flatMap(({ battleValue }) =>
      typeof battleValue === 'object' && battleValue.formula === 'by-linked-weapon'
        ? Object.keys(battleValue.values).filter((id) => !ids.has(id))
        : [],
    );
    expect(wrong).toEqual([]);
  });

  it('use formulas that are known', () => {
    const known = new Set<string>(FORMULA_NAMES);
    const formulas = items
      .flatMap(({ tonnage, slots, cost, battleValue }) => [tonnage, slots, cost, battleValue])
      .filter((figure): figure is Formula => typeof figure === 'object');
    expect(formulas.length).toBeGreaterThan(0);
    expect(formulas.filter(({ formula }) => !known.has(formula))).toEqual([]);
  });

  it('are kept one item a line, so that a change of one figure is a change of one line', () => {
    for (const { file, items: list } of lists) {
      const lines = readFileSync(`${equipment}official/${file}`, 'utf8').split('\n');
      expect(
        lines.filter((line) => line.startsWith('    {"id": ')),
        file,
      ).toHaveLength(list.length);
    }
  });
});

describe('The schema of the equipment catalog', () => {
  const { base, formula, trait, rounds, physicalWeapon } = schema.$defs;
  it.each([
    ['kinds', base.properties.kind?.enum, ITEM_KINDS],
    ['tech bases', base.properties.techBase?.enum, TECH_BASES],
    ['rules levels', base.properties.rulesLevel?.enum, RULES_LEVELS],
    ['carriers', base.properties.mountedOn?.items?.enum, CARRIERS],
    ['kinds of explosion', base.properties.explosive?.enum, EXPLOSIVE_KINDS],
    ['traits', trait.enum, TRAITS],
    ['ammunition families', rounds.properties.ammoFamily.enum, AMMO_FAMILIES],
    ['munitions', rounds.properties.munitions.items.enum, MUNITIONS],
    ['physical weapons', physicalWeapon.properties.physicalWeapon.enum, PHYSICAL_WEAPONS],
    ['formulas', formula.properties.formula.enum, FORMULA_NAMES],
  ])('has the same %s as the library', (_what, inSchema, inLibrary) => {
    expect([...(inSchema ?? [])].sort()).toEqual([...inLibrary].sort());
  });
});
