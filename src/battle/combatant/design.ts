import type { Ammunition, EquipmentItem, PhysicalWeapon, Trait, Weapon } from '../../catalog/index.js';
import { LEFT_ARM, LOCATION_COUNT, RIGHT_ARM } from '../../rules/damage/body.js';
import { type StructureRule, structureRule } from '../../rules/damage/materials.js';
import type { SensorKind } from '../../rules/rulesets/areas/to-hit.js';
import type { FireControl } from '../../rules/to-hit/index.js';
import type { CaseProtection, Mech, Mount, System, Unit } from '../../units/index.js';
import { battleLocation } from './battle-location.js';
import { type PlatingPiece, platingPieces } from './plating-design.js';
import { type AmmoBin, type WeaponMount, weaponMount } from './weapon-mount.js';

/** Something in critical slots that a hit destroys as one. */
export interface Fixture {
  readonly index: number;
  readonly system?: System;
  readonly mount?: Mount;
  readonly item?: EquipmentItem;
  /** Where it sits, or its first half. */
  readonly location: number;
  /** Index in `weapons` or `bins`, or -1. */
  readonly weapon: number;
  readonly bin: number;
}

interface CriticalSlotDesign {
  /** -1 for an empty slot. */
  readonly fixture: number;
  /** Rolled again where not: empty slots, and materials spread over the 'Mech. */
  readonly hittable: boolean;
  /** Takes one hit more. */
  readonly armored: boolean;
}

export interface PhysicalMount {
  readonly item: PhysicalWeapon;
  readonly fixture: number;
  readonly location: number;
}

/** A 'Mech as battles see it: everything that never changes, worked out once and shared by all its battles. */
export interface MechDesign {
  readonly unit: Mech;
  readonly name: string;
  readonly tonnage: number;
  readonly quad: boolean;
  /** Of more than 100 tons: a level higher than others. */
  readonly superheavy: boolean;
  readonly armor: Float64Array;
  readonly rearArmor: Float64Array;
  readonly structure: Float64Array;
  readonly armorTypes: readonly (string | undefined)[];
  readonly structureType: string | undefined;
  readonly structureRule: StructureRule;
  readonly protection: readonly CaseProtection[];
  /** Modular armor and shields, where it has any. */
  readonly plating: readonly PlatingPiece[] | undefined;
  readonly slots: readonly (readonly CriticalSlotDesign[])[];
  readonly fixtures: readonly Fixture[];
  /** Index of what a mount is, or -1 where it takes no slot. */
  readonly fixtureOf: (mount: Mount) => number;
  readonly weapons: readonly WeaponMount[];
  readonly bins: readonly AmmoBin[];
  /** It has an anti-missile system. */
  readonly meetsMissiles: boolean;
  readonly physicalWeapons: readonly PhysicalMount[];
  /** Fixtures by what they do. */
  readonly heatSinks: readonly Fixture[];
  readonly heatSinkFigures: { readonly count: number; readonly perSink: number };
  readonly gear: Readonly<Partial<Record<Gear, readonly Fixture[]>>>;
  readonly shields: readonly Fixture[];
  readonly sensors: SensorKind;
  readonly fireControl: FireControl;
  /** A second pilot sees to the spotting. */
  readonly secondPilot: boolean;
  readonly improvedJumpJets: boolean;
  readonly tripleStrength: boolean;
  readonly industrialMyomer: boolean;
  readonly hardenedArmor: boolean;
  /** Hand and lower-arm actuators as built, by location: 'none' without lower arm, 'lower-arm' without hand. */
  readonly arms: readonly ArmBuild[];
  readonly quirks: readonly string[];
  /** By index of the weapon. */
  readonly weaponQuirks: Readonly<Record<string, readonly string[]>>;
}

type ArmBuild = 'full' | 'no-hand' | 'no-lower-arm';

/** Equipment that rules of a battle ask for. */
const GEAR = [
  'ecm',
  'targeting-computer',
  'actuator-enhancement-system',
  'masc',
  'supercharger',
  'stealth',
  'null-signature',
  'void-signature',
  'chameleon-shield',
  'c3',
  'c3i',
  'modular-armor',
  'ppc-capacitor',
] as const;
type Gear = (typeof GEAR)[number];

const GEAR_TRAITS: ReadonlyMap<Trait, Gear> = new Map<Trait, Gear>([
  ['ecm', 'ecm'],
  ['targeting-computer', 'targeting-computer'],
  ['actuator-enhancement-system', 'actuator-enhancement-system'],
  ['supercharger', 'supercharger'],
  ['stealth', 'stealth'],
  ['null-signature', 'null-signature'],
  ['void-signature', 'void-signature'],
  ['chameleon-shield', 'chameleon-shield'],
  ['c3-slave', 'c3'],
  ['c3-master', 'c3'],
  ['c3-boosted-slave', 'c3'],
  ['c3-boosted-master', 'c3'],
  ['c3i', 'c3i'],
  ['modular-armor', 'modular-armor'],
  ['ppc-capacitor', 'ppc-capacitor'],
]);

/** A unit that battles cannot be played with. */
export class UnsupportedInBattleError extends Error {
  override readonly name = 'UnsupportedInBattleError';
}

const designs = new WeakMap<Mech, MechDesign>();

/**
 * The design of a unit, worked out once.
 * @throws {UnsupportedInBattleError} for whatever is no BattleMech on two or four legs
 */
export const mechDesign = (unit: Unit): MechDesign => designOf(fightingMech(unit));

/** The same for any 'Mech on two or four legs, superheavies included, with which battles are not played. */
export function designOf(mech: Mech): MechDesign {
  let design = designs.get(mech);
  if (design === undefined) {
    design = buildDesign(mech);
    designs.set(mech, design);
  }
  return design;
}

function fightingMech(unit: Unit): Mech {
  const name = `${unit.chassis} ${unit.model}`.trim();
  const refuse = (what: string): never => {
    throw new UnsupportedInBattleError(
      `${name} is ${what}: only BattleMechs on two or four legs can fight a battle; choose another unit`,
    );
  };
  if (unit.unitType !== 'Mek') return refuse(`of type ${unit.unitType}, not a 'Mech`);
  if (unit.chassisKind !== 'biped' && unit.chassisKind !== 'quad') return refuse(`a ${unit.chassisKind}`);
  return unit.superheavy ? refuse('superheavy') : unit;
}

function buildDesign(mech: Mech): MechDesign {
  const armor = new Float64Array(LOCATION_COUNT);
  const rearArmor = new Float64Array(LOCATION_COUNT);
  const structure = new Float64Array(LOCATION_COUNT);
  const armorTypes: (string | undefined)[] = Array(LOCATION_COUNT).fill(undefined);
  const protection: CaseProtection[] = Array(LOCATION_COUNT).fill('none');
  for (const state of mech.locations) {
    const at = battleLocation(state.location);
    armor[at] = state.armorPoints;
    rearArmor[at] = state.rearArmorPoints ?? 0;
    structure[at] = state.structurePoints;
    armorTypes[at] = state.armor?.armor.type;
    protection[at] = state.case;
  }
  const { slots, fixtures } = slotsOf(mech);
  const { weapons, bins } = armamentOf(fixtures, mech.chassisKind === 'quad');
  const byMount = new Map(fixtures.map(({ mount, index }) => [mount, index]));
  const structureType = mech.structure?.structure.type;
  const sinks = fixtures.filter(({ item }) => isHeatSink(item));
  return {
    unit: mech,
    name: `${mech.chassis} ${mech.model}`.trim(),
    tonnage: mech.tonnage,
    quad: mech.chassisKind === 'quad',
    superheavy: mech.superheavy,
    armor,
    rearArmor,
    structure,
    armorTypes,
    structureType,
    structureRule: structureRule(structureType),
    protection,
    plating: platingPieces(fixtures),
    slots,
    fixtures,
    fixtureOf: (mount) => byMount.get(mount) ?? -1,
    weapons,
    bins,
    meetsMissiles: weapons.some(({ use }) => use === 'anti-missile'),
    physicalWeapons: fixtures.flatMap(({ item, index, location }) =>
      item?.kind === 'physical-weapon' ? [{ item, fixture: index, location }] : [],
    ),
    heatSinks: sinks,
    heatSinkFigures: heatSinkFigures(mech),
    gear: gearOf(fixtures),
    shields: fixtures.filter(({ item }) => item?.kind === 'physical-weapon' && item.shield !== undefined),
    sensors: mech.industrial ? 'industrial' : mech.cockpit === 'torso-mounted' ? 'torso-mounted' : 'standard',
    fireControl: fireControlOf(mech),
    secondPilot: mech.cockpit.includes('command-console'),
    improvedJumpJets: fixtures.some(
      ({ item }) => item?.traits.includes('jump-jet') && item.traits.includes('improved'),
    ),
    tripleStrength: mech.myomer === 'triple-strength' || mech.myomer === 'prototype-triple-strength',
    industrialMyomer: mech.myomer === 'industrial-triple-strength',
    hardenedArmor: armorTypes.includes('hardened'),
    arms: [LEFT_ARM, RIGHT_ARM].reduce<ArmBuild[]>((builds, arm) => {
      builds[arm] = armBuild(fixtures, arm);
      return builds;
    }, Array<ArmBuild>(LOCATION_COUNT).fill('no-lower-arm')),
    quirks: Object.freeze([...mech.quirks]),
    weaponQuirks: Object.fromEntries(
      weapons.filter(({ quirks }) => quirks.length > 0).map(({ index, quirks }) => [index, quirks]),
    ),
  };
}

/** The plain cockpits of IndustrialMechs aim worse, unless better fire control was fitted. */
function fireControlOf({ cockpit, equipment }: Mech): FireControl {
  const advanced = equipment.some(({ item }) => item?.traits.includes('advanced-fire-control'));
  if (advanced || !cockpit.includes('industrial')) return 'standard';
  return cockpit.includes('primitive') ? 'primitive' : 'industrial';
}

function slotsOf(mech: Mech): {
  readonly slots: readonly (readonly CriticalSlotDesign[])[];
  readonly fixtures: readonly Fixture[];
} {
  const slots: CriticalSlotDesign[][] = Array.from({ length: LOCATION_COUNT }, () => []);
  const fixtures: { -readonly [Key in keyof Fixture]: Fixture[Key] }[] = [];
  const byMount = new Map<Mount, number>();
  for (const { location, slots: stated } of mech.locations) {
    const at = battleLocation(location);
    const bySystem = new Map<System, number>();
    for (const { system, mount, armored } of stated) {
      let fixture = -1;
      if (mount !== undefined) {
        fixture = byMount.get(mount) ?? fixtures.length;
        byMount.set(mount, fixture);
        if (fixture === fixtures.length) {
          const item = mount.item;
          fixtures.push({ index: fixture, mount, ...(item && { item }), location: at, weapon: -1, bin: -1 });
        }
      } else if (system !== undefined) {
        fixture = bySystem.get(system) ?? fixtures.length;
        bySystem.set(system, fixture);
        if (fixture === fixtures.length) {
          fixtures.push({ index: fixture, system, location: at, weapon: -1, bin: -1 });
        }
      }
      const item = mount?.item;
      const hittable = system !== undefined || (mount !== undefined && !isSpread(item));
      slots[at]?.push({ fixture, hittable, armored });
    }
  }
  let weapon = 0;
  let bin = 0;
  for (const fixture of fixtures) {
    if (isGun(fixture.item)) {
      fixture.weapon = weapon;
      weapon += 1;
    } else if (fixture.item?.kind === 'ammunition') {
      fixture.bin = bin;
      bin += 1;
    }
  }
  return { slots, fixtures };
}

/** Endo steel, ferro-fibrous armor and their like: no hit can harm them. */
const isSpread = (item: EquipmentItem | undefined): boolean =>
  item?.kind === 'armor' || item?.kind === 'structure' || item?.traits.includes('not-hittable') === true;

const isGun = (item: EquipmentItem | undefined): item is Weapon => item?.kind === 'weapon';

function armamentOf(
  fixtures: readonly Fixture[],
  quad: boolean,
): {
  readonly weapons: readonly WeaponMount[];
  readonly bins: readonly AmmoBin[];
} {
  const bins: AmmoBin[] = [];
  for (const fixture of fixtures) {
    const { item, mount } = fixture;
    if (item?.kind !== 'ammunition' || mount === undefined) continue;
    bins.push({
      index: fixture.bin,
      item: item as Ammunition,
      mount,
      fixture: fixture.index,
      location: fixture.location,
      rounds: mount.shots ?? item.shotsPerTon,
    });
  }
  const weapons: WeaponMount[] = [];
  const fixtureOf = new Map(fixtures.map((fixture) => [fixture.mount, fixture.index]));
  const arrayOf = new Map<Mount, number>();
  for (const { mount, index } of fixtures) for (const gun of mount?.guns ?? []) arrayOf.set(gun, index);
  const find = (mount: Mount | undefined): number => fixtureOf.get(mount) ?? -1;
  for (const fixture of fixtures) {
    const { item, mount } = fixture;
    if (!isGun(item) || mount === undefined) continue;
    weapons.push(weaponMount(fixture, item, mount, bins, find, quad, arrayOf.get(mount) ?? -1));
  }
  return { weapons, bins };
}

const isHeatSink = (item: EquipmentItem | undefined): boolean =>
  item !== undefined &&
  (item.traits.includes('heat-sink') ||
    item.traits.includes('double-heat-sink') ||
    item.traits.includes('compact-heat-sink') ||
    item.traits.includes('laser-heat-sink') ||
    item.traits.includes('double-heat-sink-prototype'));

function heatSinkFigures({ heatSinks: { count, capacity } }: Mech): MechDesign['heatSinkFigures'] {
  const perSink = count === 0 ? 1 : capacity / count;
  return { count, perSink };
}

function gearOf(fixtures: readonly Fixture[]): MechDesign['gear'] {
  const gear: Partial<Record<Gear, readonly Fixture[]>> = {};
  const add = (kind: Gear, fixture: Fixture): void => {
    gear[kind] = [...(gear[kind] ?? []), fixture];
  };
  for (const fixture of fixtures) {
    const { item } = fixture;
    if (item === undefined || item.kind === 'ammunition') continue;
    for (const trait of item.traits) {
      const kind = GEAR_TRAITS.get(trait);
      if (kind !== undefined) add(kind, fixture);
    }
    // A speed booster that is no supercharger is a MASC.
    const isMasc = item.traits.includes('speed-booster') && !item.traits.includes('supercharger');
    if (isMasc && !item.traits.includes('jet-booster')) add('masc', fixture);
  }
  return gear;
}

function armBuild(fixtures: readonly Fixture[], arm: number): ArmBuild {
  const has = (system: System): boolean =>
    fixtures.some((fixture) => fixture.location === arm && fixture.system === system);
  if (!has('lower-arm-actuator')) return 'no-lower-arm';
  return has('hand-actuator') ? 'full' : 'no-hand';
}
