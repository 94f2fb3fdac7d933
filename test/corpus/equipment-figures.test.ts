import { describe, expect, it } from 'vitest';
import { evaluateFormula } from '../../src/catalog/formula.js';
import type { EquipmentItem, Figure } from '../../src/catalog/item.js';
import { officialCatalog } from '../../src/catalog/official.js';
import {
  AMMO_FAMILY_OF_TYPE,
  ARMOR_OF_TYPE,
  BAY_OF_CLASS,
  BOMB_OF_TYPE,
  MOUNT_OF_FLAG,
  MUNITION_OF_TYPE,
  TRAIT_OF_FLAG,
} from './reference-words.js';
import { referenceData, referenceLines, referenceText, whereAbsent } from './shared.js';

type Json = Record<string, unknown>;

interface Reference extends Json {
  readonly internalName: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly kind: string;
  readonly techBase: 'IS' | 'CLAN' | 'ALL';
  readonly staticTechLevel: string;
  readonly flags?: readonly string[];
  readonly dates: Readonly<Record<'is' | 'clan', Readonly<Record<string, number | null>>>>;
  readonly modes?: readonly string[];
  readonly weapon?: Readonly<Record<string, number>> & Json;
  readonly ammo?: Readonly<Record<string, number>> & Json & { readonly munitionType: readonly string[] };
  readonly misc?: Readonly<Record<string, number>> & Json;
  readonly armor?: Readonly<Record<string, number>> & Json;
}

const NONE = -2147483648;

describe.skipIf(!referenceData)(`Every figure of the catalog agrees with the reference${whereAbsent}`, () => {
  // Where the reference names a type twice, the later one is in force and the earlier shadowed.
  const references = referenceData
    ? [
        ...new Map(
          referenceLines<Reference>('equipment.jsonl').map((line) => [line.internalName, line]),
        ).values(),
      ]
    : [];
  const aliases = referenceData
    ? (JSON.parse(referenceText('equipment-aliases.json')) as Record<string, string>)
    : {};
  const itemOf = new Map<string, EquipmentItem>();
  for (const reference of references) {
    const own = aliases[reference.internalName.toLowerCase()] === reference.internalName;
    const item = own
      ? officialCatalog.find(reference.internalName)
      : officialCatalog.items.find(({ name, aliases }) => name === reference.name && aliases.length === 0);
    if (item) itemOf.set(reference.internalName, item);
  }

  it('holds each of the 3,443 types once', () => {
    expect(references).toHaveLength(3443);
    expect(new Set(itemOf.values()).size).toBe(3443);
  });

  it('resolves each of the 16,565 spellings to the item that the reference resolves it to', () => {
    // Two words of unit files are no equipment to the reference, which still answers to them.
    const armorWords: Record<string, string> = { 'No Armor': 'none', Patchwork: 'patchwork' };
    const wrong = Object.entries(aliases).filter(([alias, internalName]) => {
      const found = officialCatalog.find(alias);
      const word = armorWords[internalName];
      if (word !== undefined) return found?.kind !== 'armor' || found.armor.type !== word;
      return found === undefined || found !== itemOf.get(internalName);
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(aliases)).toHaveLength(16565);
  });

  it('has at least 1,057 items with a Battle Value', () => {
    const valued = officialCatalog.items.filter(({ battleValue }) => battleValue !== 0);
    expect(valued.length).toBeGreaterThanOrEqual(1057);
  });

  it('agrees field by field, and holds no field that was not compared', () => {
    const differences: string[] = [];
    for (const reference of references) {
      const item = itemOf.get(reference.internalName);
      if (item === undefined) continue;
      const { aliases: _names, ...actual } = item;
      const expected = expectedItem(reference, item, (name) => itemOf.get(name)?.id);
      for (const field of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
        const left = JSON.stringify(sorted((actual as unknown as Json)[field]));
        const right = JSON.stringify(sorted(expected[field]));
        if (left !== right) differences.push(`${item.id} ${field}: ${left}, reference ${right}`);
      }
    }
    expect(differences.slice(0, 20)).toEqual([]);
    expect(differences).toHaveLength(0);
  });
});

/** Fields that the reference spells out in its rules, not in its list of types, are taken as the item has them. */
const FROM_THE_RULES = [
  'id',
  'explosive',
  'physicalWeapon',
  'linkedWeaponBattleValueFactor',
  'probeRange',
  // The list is of one edition; what another one changes is tested in test/core.
  'byEdition',
  'burst',
  'heatDice',
  'flightRanges',
  'structure',
] as const;

function expectedItem(
  reference: Reference,
  item: EquipmentItem,
  idOf: (name: string) => string | undefined,
): Json {
  const { weapon, ammo, misc, armor, flags = [] } = reference;
  const kindsOf: Record<string, readonly string[]> = {
    weapon: ['weapon'],
    ammo: ['ammunition'],
    smallWeaponAmmo: ['ammunition'],
    infantryWeapon: ['infantry-weapon'],
    bayWeapon: ['bay-weapon'],
    bomb: ['bomb'],
    armor: ['armor'],
    structure: ['structure'],
    misc: ['physical-weapon', 'electronics', 'miscellaneous'],
  };
  const expected: Json = {
    name: reference.name,
    shortName: reference.shortName === reference.name ? undefined : reference.shortName,
    kind: kindsOf[reference.kind]?.find((kind) => kind === item.kind),
    techBase: { IS: 'inner-sphere', CLAN: 'clan', ALL: 'any' }[reference.techBase],
    rulesLevel:
      reference.staticTechLevel === 'INTRO' ? 'introductory' : reference.staticTechLevel.toLowerCase(),
    techRating: reference.techRating,
    years: {
      introduced: reference.introductionDate,
      extinct: reference.extinctionDate,
      reintroduced: reference.reintroductionDate,
      innerSphere: availability(reference.dates.is),
      clan: availability(reference.dates.clan),
    },
    tonnage: figure(item.tonnage, reference, 'tonnage'),
    slots: figure(item.slots, reference, 'criticals'),
    cost: item.cost === undefined ? undefined : figure(item.cost, reference, 'cost'),
    battleValue: battleValue(item.battleValue, reference),
    vehicleSlots: reference.tankSlots,
    supportVehicleSlots: reference.svSlots === -1 ? undefined : reference.svSlots,
    heat: reference.heat,
    toHitModifier: nonZero(reference.toHitModifier),
    sizeStep: reference.sizeStep,
    modes: reference.modes?.map((mode) => (mode === '' ? 'normal' : slug(mode))),
    mountedOn: [...new Set(flags.flatMap((flag) => MOUNT_OF_FLAG[flag] ?? []))],
    traits: traits(reference, item),
  };
  if (weapon) Object.assign(expected, gunnery(weapon, flags));
  if (weapon && reference.kind === 'infantryWeapon') {
    expected.infantry = {
      damage: weapon.infantryDamage,
      range: weapon.infantryRange,
      crew: weapon.crew,
      shots: weapon.shots,
      bursts: weapon.bursts,
      ammoTonnage: weapon.ammoWeight,
      ammoCost: weapon.ammoCost,
    };
  }
  if (ammo) {
    Object.assign(expected, {
      ammoFamily: AMMO_FAMILY_OF_TYPE[String(ammo.ammoType)],
      rackSize: ammo.rackSize,
      damagePerShot: ammo.damagePerShot,
      shotsPerTon: ammo.shots,
      kilogramsPerShot: ammo.customKgPerShot || ammo.kgPerShot === 0 ? ammo.kgPerShot : undefined,
      ammoRatio: nonZero(ammo.ammoRatio),
      munitions: ammo.munitionType.map((type) => MUNITION_OF_TYPE[type]),
      baseMunition: ammo.baseAmmo === null ? undefined : idOf(String(ammo.baseAmmo)),
      scale: ammo.capital ? 'capital' : undefined,
      startsFires: startsFires(ammo.fireTN),
      bombType: ammo.bombType === undefined ? undefined : BOMB_OF_TYPE[String(ammo.bombType)],
    });
    expect(ammo.subMunitionName).toBe(reference.shortName);
  }
  if (misc?.baseDamageCapacity) {
    expected.shield = { absorption: misc.baseDamageAbsorptionRate, capacity: misc.baseDamageCapacity };
  }
  if (misc && misc.damageDivisor !== 1) expected.damageDivisor = misc.damageDivisor;
  if (armor && item.kind === 'armor') {
    expected.armor = {
      type: ARMOR_OF_TYPE[String(armor.armorConst)],
      pointsPerTon: armor.pointsPerTon,
      pointsMultiplier: armor.armorPointsMultiplier,
      tonnagePerPoint: armor.weightPerPoint,
      armorRating: armor.bar,
      fighterSlots: armor.fighterSlots,
      patchworkSlots: armor.patchworkSlotsMekSV,
      patchworkVehicleSlots: armor.patchworkSlotsCVFtr,
      costPerPointOrTon: armor.costPerPointOrTon,
      battleValueMultiplier: item.armor.battleValueMultiplier,
    };
  }
  for (const field of FROM_THE_RULES) expected[field] = (item as unknown as Json)[field];
  expect(item.explosive !== undefined, `${item.id} explosive`).toBe(reference.explosive);
  return expected;
}

function gunnery(weapon: NonNullable<Reference['weapon']>, flags: readonly string[]): Json {
  const band = (prefix: string, suffix: string, medium: string, extreme: string) => {
    const value = {
      short: weapon[`${prefix}${prefix ? 'S' : 's'}hort${suffix}`],
      medium: weapon[`${prefix}${medium}${suffix}`],
      long: weapon[`${prefix}${prefix ? 'L' : 'l'}ong${suffix}`],
      extreme: weapon[`${prefix}${extreme}${suffix}`],
    };
    return value;
  };
  const water = band('water', 'Range', 'Medium', 'Extreme');
  const attackValues = band('', 'AV', 'med', 'ext');
  const notAllZero = (values: Json) =>
    Object.values(values).some((value) => value !== 0) ? values : undefined;
  const byBracket = {
    short: weapon.damageShortField,
    medium: weapon.damageMediumField,
    long: weapon.damageLongField,
  };
  const words: Record<string, string> = {
    DAMAGE_BY_CLUSTERTABLE: 'by-cluster-table',
    DAMAGE_VARIABLE: 'variable',
    DAMAGE_SPECIAL: 'special',
    DAMAGE_ARTILLERY: 'artillery',
  };
  const against = (code: unknown) => slug(String(code).replace('WEAPON_', '').replace('HALFD6', 'HALF_D6'));
  const infantry = against(weapon.infantryDamageClass);
  const battleArmor = against(weapon.baDamageClass);
  return {
    category: { F_ENERGY: 'energy', F_BALLISTIC: 'ballistic', F_MISSILE: 'missile' }[
      flags.find((flag) => /^F_(ENERGY|BALLISTIC|MISSILE)$/.test(flag)) ?? ''
    ],
    damage:
      notAllZero(byBracket) ??
      (weapon.damageCode === null ? weapon.damage : words[String(weapon.damageCode)]),
    ranges: {
      minimum: weapon.minimumRange === NONE ? undefined : weapon.minimumRange,
      ...band('', 'Range', 'medium', 'extreme'),
    },
    underwaterRanges: notAllZero(water),
    ammoFamily: weapon.ammoType === undefined ? undefined : AMMO_FAMILY_OF_TYPE[String(weapon.ammoType)],
    rackSize: nonZero(weapon.rackSize),
    scale: weapon.subCapital ? 'sub-capital' : weapon.capital ? 'capital' : undefined,
    explosionDamage: nonZero(weapon.explosionDamage),
    alphaStrikeHeat: weapon.alphaStrikeHeat === weapon.heat ? undefined : weapon.alphaStrikeHeat,
    startsFires: startsFires(weapon.fireTN),
    damageToInfantry: infantry === 'na' ? undefined : infantry,
    damageToBattleArmor: battleArmor === 'direct-fire' ? undefined : battleArmor,
    attackValues: notAllZero(attackValues),
    aerospaceRange: ['none', 'short', 'medium', 'long', 'extreme'][weapon.maxRangeBand ?? 0],
    bayClass: BAY_OF_CLASS[String(weapon.atClass)],
    missileArmor: nonZero(weapon.missileArmor),
  };
}

/** Words that the reference keeps as numbers or as fields of their own; each is checked against its source. */
function traits(reference: Reference, item: EquipmentItem): string[] {
  const found = new Set((reference.flags ?? []).flatMap((flag) => TRAIT_OF_FLAG[flag] ?? []));
  const add = (trait: string, condition: unknown) => {
    if (condition) found.add(trait);
  };
  add('spreadable', reference.spreadable);
  add('fixed-on-omni', reference.omniFixedOnly);
  add('not-hittable', !reference.hittable);
  add('splittable', reference.weapon?.splitable);
  add('indirect-fire', reference.weapon?.hasIndirectFire);
  add('flak', reference.ammo?.countsAsFlak);
  add('industrial', reference.misc?.industrial);
  // The reference decides these by rules, or by bits whose meaning depends on the item.
  for (const trait of item.traits) if (DECIDED_BY_RULES.has(trait)) found.add(trait);
  return [...found];
}

const DECIDED_BY_RULES: ReadonlySet<string> = new Set([
  'defensive',
  'variable-speed-pulse',
  'improved',
  'elite',
  'standard-issue',
  'anti-mech-gear',
  'prototype-jump-jet',
  'supercharger',
  'wheels',
  'tree-club',
  'quad-melee',
  'maritime-lifeboat',
  'maritime-escape-pod',
  'atmospheric-lifeboat',
  'light-minesweeper',
  'bridge-kit',
  'vibro-shovel',
  'demolition-charge',
  'heavy-armor',
  'dest',
  'sneak-camo',
  'sneak-infrared',
  'sneak-ecm',
  'encumbering',
  'space-suit',
  'vacuum-protection',
  'cold-weather',
  'hot-weather',
]);

function figure(actual: Figure, reference: Reference, field: 'tonnage' | 'criticals' | 'cost'): unknown {
  return reference[`${field}Variable`] ? formulaOf(actual) : reference[field];
}

/** A Battle Value by links is 0 for an item that stands alone, which is how the reference lists it. */
function battleValue(actual: Figure, reference: Reference): unknown {
  // Its list has 0 for what its sums work out from the weight of the ProtoMech.
  const byRules = reference.flags?.includes('F_PROTOMEK_MELEE');
  if (reference.bvVariable || byRules) return formulaOf(actual);
  if (typeof actual === 'number') return reference.bv;
  expect(evaluateFormula(actual, { tonnage: 50 }), reference.name).toBe(reference.bv);
  return actual;
}

function formulaOf(actual: Figure): unknown {
  return typeof actual === 'object' ? actual : 'a formula';
}

function availability(dates: Readonly<Record<string, number | null>>): Json | undefined {
  const known = {
    prototype: dates.prototype ?? undefined,
    production: dates.production ?? undefined,
    common: dates.common ?? undefined,
    extinct: dates.extinction ?? undefined,
    reintroduced: dates.reintroduction ?? undefined,
  };
  return Object.values(known).some((year) => year !== undefined) ? known : undefined;
}

function startsFires(targetNumber: number | undefined): unknown {
  return targetNumber === NONE ? 'always' : targetNumber === 2147483647 ? 'never' : targetNumber;
}

function nonZero(value: unknown): unknown {
  return value === 0 ? undefined : value;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace('hotload', 'hot-load')
    .replace(/[^a-z0-9]+/g, '-');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].map(sorted).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
