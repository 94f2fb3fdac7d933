import { describe, expect, it } from 'vitest';
import { evaluateFormula, type FormulaSubject, type FormulaTrait } from '../../src/catalog/formula.js';
import type { EquipmentItem } from '../../src/catalog/item.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { expectedFigures } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

interface MountedItem {
  readonly name: string;
  readonly loc: string | null;
  readonly tons: number;
  readonly crits: number;
  readonly size?: number;
}

interface ReferenceUnit {
  readonly path: string;
  readonly class: string;
  readonly weight: number;
  readonly omni: boolean;
  readonly patchwork: boolean;
  readonly locations: readonly { readonly armorType: string; readonly armorTech: 'IS' | 'Clan' }[];
  readonly equipment: readonly MountedItem[];
}

const LEGS: Readonly<Record<string, number>> = {
  BipedMek: 2,
  LandAirMek: 2,
  TripodMek: 3,
  QuadMek: 4,
  QuadVee: 4,
};

const SUPPORT_VEHICLES = ['SupportTank', 'LargeSupportTank', 'SupportVTOL', 'FixedWingSupport'];

const TRAITS_OF_CLASS: Readonly<Record<string, readonly FormulaTrait[]>> = {
  QuadMek: ['quad'],
  QuadVee: ['quad'],
  AeroSpaceFighter: ['aerospace'],
  ConvFighter: ['aerospace'],
  FixedWingSupport: ['aerospace'],
  SmallCraft: ['aerospace'],
  Dropship: ['aerospace', 'dropship'],
  Jumpship: ['aerospace', 'jumpship'],
  Warship: ['aerospace', 'warship'],
  SpaceStation: ['aerospace', 'space-station'],
  ProtoMek: ['kilogram-standard'],
};

/** The reference data do not tell the weight class of a suit of battle armor, so its traits are not known. */
function traitsOf(unit: ReferenceUnit): FormulaTrait[] | undefined {
  if (unit.class === 'BattleArmor') return undefined;
  const traits: FormulaTrait[] = [...(TRAITS_OF_CLASS[unit.class] ?? [])];
  if (unit.class in LEGS) traits.push('mech');
  if (unit.class in LEGS && unit.weight > 100) traits.push('superheavy');
  if (SUPPORT_VEHICLES.includes(unit.class)) traits.push('support-vehicle');
  if (SUPPORT_VEHICLES.includes(unit.class) && unit.weight < 5) traits.push('kilogram-standard');
  return traits;
}

const itemOf = (mounted: MountedItem) => officialCatalog.find(mounted.name);

function massOf(unit: ReferenceUnit, counts: (item: EquipmentItem, mounted: MountedItem) => boolean): number {
  return unit.equipment.reduce((total, mounted) => {
    const item = itemOf(mounted);
    return item && counts(item, mounted) ? total + mounted.tons : total;
  }, 0);
}

const isServedByTargetingComputer = ({ traits }: EquipmentItem) =>
  traits.includes('direct-fire') || traits.includes('risc-laser-pulse-module');

const isServedByFireControl = ({ kind, traits }: EquipmentItem) =>
  (kind === 'weapon' && !traits.includes('anti-missile')) ||
  (kind === 'infantry-weapon' && traits.includes('support-weapon'));

/** What the reference data tell of a unit; nothing in them tells the mass of its engine or what its turrets hold. */
function factsOf(unit: ReferenceUnit): FormulaSubject {
  const traits = traitsOf(unit);
  const legs = LEGS[unit.class];
  return {
    tonnage: unit.weight,
    locations: unit.locations.length,
    directFireTonnage: massOf(unit, isServedByTargetingComputer),
    ...(traits === undefined ? {} : { traits }),
    ...(legs === undefined ? {} : { legs }),
    // The base chassis of an OmniVehicle sets the mass of fire control aside for every configuration.
    ...(unit.omni ? {} : { weaponTonnage: massOf(unit, isServedByFireControl) }),
  };
}

function factsFor(mounted: MountedItem, item: EquipmentItem, unit: ReferenceUnit, facts: FormulaSubject) {
  const wearsHere = ({ armorType, armorTech }: ReferenceUnit['locations'][number]) =>
    item.kind === 'armor' &&
    armorType === item.name &&
    (item.techBase === 'any' || (item.techBase === 'clan') === (armorTech === 'Clan'));
  return {
    ...facts,
    itemTonnage: mounted.tons,
    cargoTonnage: massOf(unit, (i, m) => i.traits.includes('cargo') && m.loc === mounted.loc),
    ...(mounted.size === undefined ? {} : { size: mounted.size }),
    ...(unit.patchwork ? { patchworkLocations: unit.locations.filter(wearsHere).length } : {}),
  };
}

/** Some files write the Inner Sphere's armor in their slots under a Clan armor line; the armor line decides. */
function asWorn(item: EquipmentItem, unit: ReferenceUnit): EquipmentItem {
  if (item.kind !== 'armor' || unit.patchwork) return item;
  const techBase = unit.locations[1]?.armorTech === 'Clan' ? 'clan' : 'inner-sphere';
  const twin = officialCatalog.items.find(
    (other) => other.kind === 'armor' && other.name === item.name && other.techBase === techBase,
  );
  return twin ?? item;
}

interface Comparison {
  readonly compared: number;
  readonly differing: readonly string[];
  readonly unanswered: ReadonlyMap<string, number>;
}

function compare(field: 'tonnage' | 'slots', given: (mounted: MountedItem) => number): Comparison {
  let compared = 0;
  const differing: string[] = [];
  const unanswered = new Map<string, number>();
  for (const unit of units) {
    const facts = factsOf(unit);
    for (const mounted of unit.equipment) {
      const named = itemOf(mounted);
      if (!named || typeof named[field] === 'number') continue;
      const item = asWorn(named, unit);
      try {
        const figure = evaluateFormula(item[field], factsFor(mounted, item, unit, facts));
        compared += 1;
        if (Math.abs(figure - given(mounted)) > 1e-9)
          differing.push(`${unit.path}: ${mounted.name} ${given(mounted)}, computed ${figure}`);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const fact = error.message.match(/unit's (\w+)/)?.[1] ?? error.message;
        unanswered.set(fact, (unanswered.get(fact) ?? 0) + 1);
      }
    }
  }
  return { compared, differing, unanswered };
}

const units = expectedFigures<ReferenceUnit>('');

describe.skipIf(!referenceData)(`formulas of the catalog against mounted equipment${whereAbsent}`, () => {
  it('every mounted item of variable mass weighs what the reference data say, where they tell what its formula asks', () => {
    const { compared, differing, unanswered } = compare('tonnage', (mounted) => mounted.tons);
    expect(differing).toEqual([]);
    expect([...unanswered.keys()].sort()).toEqual([
      'engineTonnage',
      'traits',
      'turretTonnage',
      'weaponTonnage',
    ]);
    expect(compared).toBeGreaterThan(6500);
  });

  it('every mounted item of variable size takes as many slots as the reference data say', () => {
    const { compared, differing, unanswered } = compare('slots', (mounted) => mounted.crits);
    expect(differing).toEqual([]);
    expect([...unanswered.keys()]).toEqual([]);
    expect(compared).toBeGreaterThan(2500);
  });
});
