import type { EquipmentItem } from '../../catalog/index.js';
import { wordsOf } from '../../check/words.js';
import type { Inventory } from '../mech/inventory.js';
import {
  DRIVE_CORES,
  type DropShip,
  type JumpShip,
  type OtherLocation,
  type SmallCraft,
  type SpaceStation,
  type WarShip,
} from '../other-unit.js';
import { readCrew, readHeatSinks, thrust } from './aerospace.js';
import { ARMOR_CODES, locationWith, readArmor } from './armor.js';
import { type BlkReader, TONNAGE } from './blk-reader.js';
import { deepSpaceLine, dropShipLine, fighterLine, type LineGrammar } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { linkBins, linkEquipment } from './links.js';
import { Mounting, type Placement } from './mounting.js';
import { readTransporters } from './systems.js';
import type { UnitTech } from './tech.js';
import { IMMOBILE, type Own, readYear, unitBase } from './unit-base.js';
import { BayBuilder, type OpenBay } from './weapon-bays.js';

/** Abbreviation, names of the blocks (the usual one first), and index among the armor values. */
type Side = readonly [location: string, blocks: readonly string[], armorValue?: number];

const HULL = 'HULL';

const FOUR_SIDES: readonly Side[] = [
  ['NOS', ['nose'], 0],
  ['LS', ['left side'], 2],
  ['RS', ['right side'], 1],
  ['AFT', ['aft'], 3],
  [HULL, ['hull']],
];

const SIX_SIDES: readonly Side[] = [
  ['NOS', ['nose'], 0],
  ['FLS', ['left front side', 'front left side'], 1],
  ['FRS', ['right front side', 'front right side'], 2],
  ['AFT', ['aft'], 3],
  ['ALS', ['aft left side'], 4],
  ['ARS', ['aft right side'], 5],
  [HULL, ['hull']],
];

const BROADSIDES: readonly Side[] = [
  ...SIX_SIDES,
  ['LBS', ['left broadsides', 'left broadside']],
  ['RBS', ['right broadsides', 'right broadside']],
];

const THRUST = { from: 0, to: 1000 };
const MILITARY = 1;

export function readSmallCraft(reader: BlkReader, tech: UnitTech): SmallCraft {
  const mounting = new Mounting(reader, {
    grammar: fighterLine,
    lookUp: nameLookUp(reader.catalog, tech.standardClan),
    placement: inHullUnlessAimed,
  });
  mountSides(mounting, FOUR_SIDES);
  const { mounts } = mounting;
  for (const mount of mounts) if (mount.location === HULL) mount.rear = false;
  const aboard = linkEquipment(mounts, readYear(reader));
  linkBins(mounts);
  const safeThrust = reader.integer('safethrust', THRUST);
  const own: Own<SmallCraft> = {
    unitType: 'Small Craft',
    ...readCraft(reader, tech, FOUR_SIDES),
    shape: readShape(reader),
    military: reader.optionalInteger('designtype') === MILITARY,
    safeThrust,
    ...thrust(safeThrust, aboard),
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}

export function readDropShip(reader: BlkReader, tech: UnitTech): DropShip {
  const { mounting, bays, aboard } = mountBays(reader, tech, FOUR_SIDES, dropShipLine);
  const safeThrust = reader.integer('safethrust', THRUST);
  const own: Own<DropShip> = {
    unitType: 'Dropship',
    ...readCraft(reader, tech, FOUR_SIDES),
    shape: readShape(reader),
    military: (reader.optionalInteger('designtype') ?? MILITARY) === MILITARY,
    safeThrust,
    ...thrust(safeThrust, aboard),
    collar: reader.code('collartype', ['standard', 'prototype', 'no-boom'] as const, 'standard'),
    bays,
  };
  return Object.assign(own, unitBase(reader, tech, mounting, bays));
}

export function readWarShip(reader: BlkReader, tech: UnitTech): WarShip {
  const { mounting, bays, aboard } = mountBays(reader, tech, BROADSIDES, deepSpaceLine);
  const safeThrust = reader.integer('safethrust', THRUST);
  const own: Own<WarShip> = {
    unitType: 'Warship',
    ...readCraft(reader, tech, BROADSIDES),
    ...readDeepSpace(reader),
    military: (reader.optionalInteger('designtype') ?? MILITARY) === MILITARY,
    safeThrust,
    ...thrust(safeThrust, aboard),
    driveCore: reader.code('kf_core', DRIVE_CORES, 'compact'),
    bays,
  };
  return Object.assign(own, unitBase(reader, tech, mounting, bays));
}

export function readJumpShip(reader: BlkReader, tech: UnitTech): JumpShip {
  const { mounting, bays } = mountBays(reader, tech, SIX_SIDES, deepSpaceLine);
  const own: Own<JumpShip> = {
    unitType: 'Jumpship',
    ...readCraft(reader, tech, SIX_SIDES),
    ...readDeepSpace(reader),
    ...STATION_KEEPING,
    military: reader.optionalInteger('designtype') === MILITARY,
    bays,
  };
  return Object.assign(own, unitBase(reader, tech, mounting, bays));
}

export function readSpaceStation(reader: BlkReader, tech: UnitTech): SpaceStation {
  const { mounting, bays } = mountBays(reader, tech, SIX_SIDES, deepSpaceLine);
  const own: Own<SpaceStation> = {
    unitType: 'Space Station',
    ...readCraft(reader, tech, SIX_SIDES),
    ...readDeepSpace(reader),
    ...STATION_KEEPING,
    military: reader.optionalInteger('designtype') === MILITARY,
    modular: reader.optionalInteger('modular') === 1,
    bays,
  };
  return Object.assign(own, unitBase(reader, tech, mounting, bays));
}

/** Its drive only keeps it in place, whatever thrust a file states. */
const STATION_KEEPING = { safeThrust: 0, ...IMMOBILE } as const;

function mountSides(mounting: Mounting, sides: readonly Side[]): void {
  for (const [location, [usual]] of sides) mounting.mountBlock(`${usual} equipment`, location);
  for (const [location, [, ...older]] of sides) {
    for (const block of older) mounting.mountBlock(`${block} equipment`, location);
  }
}

function mountBays(
  reader: BlkReader,
  tech: UnitTech,
  sides: readonly Side[],
  grammar: LineGrammar,
): { readonly mounting: Mounting; readonly bays: readonly OpenBay[]; readonly aboard: Inventory } {
  const builder = new BayBuilder();
  const mounting = new Mounting(reader, {
    grammar,
    lookUp: nameLookUp(reader.catalog, tech.standardClan),
    onMounted: builder.add,
  });
  mountSides(mounting, sides);
  const aboard = linkEquipment(mounting.mounts, readYear(reader));
  return { mounting, bays: builder.finish(), aboard };
}

const AIMED = wordsOf(
  'artemis-iv artemis-iv-prototype artemis-v apollo ppc-capacitor',
  'risc-laser-pulse-module laser-insulator',
);

/** Weapons and their linked equipment stay where they are listed. Everything else goes into the hull. */
const inHullUnlessAimed: Placement = (item, location) => (isAimed(item) ? location : HULL);

const isAimed = ({ kind, traits }: EquipmentItem): boolean =>
  kind === 'weapon' || kind === 'ammunition' || AIMED.some((trait) => traits.includes(trait));

function readCraft(reader: BlkReader, tech: UnitTech, sides: readonly Side[]) {
  return {
    tonnage: reader.decimal('tonnage', TONNAGE),
    locations: armoredLocations(reader, tech, sides),
    structuralIntegrity: reader.integer('structural_integrity'),
    heatSinks: readHeatSinks(reader),
    fuel: reader.decimal('fuel'),
    crew: readCrew(reader),
    lifeBoats: reader.optionalInteger('life_boat') ?? 0,
    escapePods: reader.optionalInteger('escape_pod') ?? 0,
    transporters: readTransporters(reader),
  };
}

function armoredLocations(reader: BlkReader, tech: UnitTech, sides: readonly Side[]): OtherLocation[] {
  const points = reader.integers('armor');
  const expected = sides.filter(([, , place]) => place !== undefined).length;
  if (points.length !== expected) {
    throw reader.wrong('armor', `expected ${expected} values, not ${points.length}`);
  }
  const armor = readArmor(reader, tech, {
    unstated: ARMOR_CODES.aerospace,
    forStandard: ARMOR_CODES.aerospace,
  });
  return sides.map(([location, , place]) =>
    locationWith(location, place === undefined ? 0 : (points[place] ?? 0), 0, armor),
  );
}

const readShape = (reader: BlkReader): 'spheroid' | 'aerodyne' =>
  reader.requiredText('motion_type').toLowerCase() === 'spheroid' ? 'spheroid' : 'aerodyne';

function readDeepSpace(reader: BlkReader) {
  const jumpRange = reader.optionalInteger('jump_range');
  return {
    shape: 'aerodyne' as const,
    sail: reader.optionalInteger('sail') === 1,
    lithiumFusion: reader.optionalInteger('lithium-fusion') === 1,
    hpg: reader.optionalInteger('hpg') === 1,
    gravDecks: reader.optionalIntegers('grav_decks'),
    ...(jumpRange !== undefined && { jumpRange }),
  };
}
