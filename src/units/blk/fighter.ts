import type { EquipmentItem } from '../../catalog/index.js';
import { isExplosive } from '../mech/explosive.js';
import { whyNoSuchEngine } from '../mech/systems.js';
import {
  FIGHTER_COCKPITS,
  type Fighter,
  type FighterCockpit,
  type OtherEngine,
  type OtherLocation,
  type OtherMount,
} from '../other-unit.js';
import { NO_HEAT_SINKS, readHeatSinks, thrust } from './aerospace.js';
import { ARMOR_CODES, isPatchwork, locationWith, readArmor, readPatch } from './armor.js';
import { type BlkReader, TONNAGE } from './blk-reader.js';
import { fighterLine } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { linkBins, linkEquipment } from './links.js';
import { isStealthArmor, Mounting, type Placement } from './mounting.js';
import { mountStealth } from './stealth.js';
import { readEngine, readTechRatings, readTransporters } from './systems.js';
import type { UnitTech } from './tech.js';
import { type Own, readYear, unitBase } from './unit-base.js';

export type FighterKind = 'aerospace' | 'conventional' | 'support';

/**
 * Abbreviation, name of the block, and index among the armor values, which are in the order nose, right, left, aft.
 */
const SIDES = [
  ['NOS', 'nose', 0],
  ['LWG', 'left wing', 2],
  ['RWG', 'right wing', 1],
  ['AFT', 'aft', 3],
] as const;
const ARMOR_VALUES = SIDES.length;
const WINGS = ['WNG', 'wings'] as const;
const AFT = 'AFT';
const FUSELAGE = 'FSLG';
const BODY = 'BOD';

export function readFighter(reader: BlkReader, tech: UnitTech, kind: FighterKind): Fighter {
  const points = reader.integers('armor');
  if (points.length !== ARMOR_VALUES) {
    throw reader.wrong('armor', `expected ${ARMOR_VALUES} values, not ${points.length}`);
  }
  const tonnage = reader.decimal('tonnage', TONNAGE);
  const stated = reader.integer('safethrust', { from: 0, to: 1000 });
  const engine = readEngine(reader, tech);
  // Other kinds have only one cockpit, whatever their files say.
  const cockpit =
    kind === 'aerospace' ? reader.code('cockpit_type', FIGHTER_COCKPITS, 'standard') : 'standard';
  const impossible = kind === 'aerospace' ? whyNoEngineFor(stated, tonnage, engine, cockpit) : undefined;
  if (impossible !== undefined) {
    reader.warn('engine_type', 0, `${impossible}: the fighter counts as one without thrust`);
  }
  const safeThrust = impossible === undefined ? stated : 0;
  const locations = armoredLocations(reader, tech, kind, points);
  const mounting = new Mounting(reader, {
    grammar: fighterLine,
    lookUp: nameLookUp(reader.catalog, tech.standardClan),
    placement: placementOn(kind, tech),
    withoutSlot: isClanCase,
  });
  if (kind !== 'support') mountStealth(mounting, locations, AFT, 'fighter');
  mountFighter(mounting, kind);
  const { mounts } = mounting;
  const aboard = linkEquipment(mounts, readYear(reader));
  linkBins(mounts);

  const own: Own<Fighter> = {
    unitType: kind === 'aerospace' ? 'AeroSpaceFighter' : 'Conventional Fighter',
    construction: kind === 'support' ? 'support' : 'combat',
    tonnage,
    shape: 'aerodyne',
    safeThrust,
    ...thrust(safeThrust, aboard),
    structuralIntegrity: impossible === undefined ? integrityOf(kind, tonnage, safeThrust) : 0,
    heatSinks: kind === 'support' ? NO_HEAT_SINKS : readHeatSinks(reader),
    fuel: reader.decimal('fuel'),
    cockpit,
    engine,
    patchwork: isPatchwork(reader),
    vstol: reader.optionalInteger('vstol') === 1,
    techRatings: readTechRatings(reader),
    clanCase: kind !== 'support' && tech.clanChassis ? explosiveLocations(mounts) : [],
    locations,
    transporters: readTransporters(reader),
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}

const integrityOf = (kind: FighterKind, tonnage: number, safeThrust: number): number =>
  kind === 'support' ? safeThrust : Math.max(Math.floor(tonnage / 10), safeThrust);

/** Points of thrust that do not depend on a fighter's engine (TechManual). */
const FREE_THRUST = 2;

function whyNoEngineFor(
  safeThrust: number,
  tonnage: number,
  { type, clan }: OtherEngine,
  cockpit: FighterCockpit,
): string | undefined {
  if (safeThrust < FREE_THRUST) return `no engine gives a thrust of ${safeThrust}`;
  if (type === 'external') return undefined;
  const plain = (safeThrust - FREE_THRUST) * tonnage;
  // A primitive engine's rating is a fifth higher.
  const rating = cockpit === 'primitive' ? Math.ceil((plain * 1.2) / 5) * 5 : plain;
  return whyNoSuchEngine({ rating, type, clan });
}

function armoredLocations(
  reader: BlkReader,
  tech: UnitTech,
  kind: FighterKind,
  points: readonly number[],
): OtherLocation[] {
  const support = kind === 'support';
  const rating = support ? (reader.optionalInteger('barrating', { from: 0, to: 10 }) ?? 0) : undefined;
  const unstated = rating === undefined ? ARMOR_CODES.standard : ARMOR_CODES.supportVehicle + rating;
  const patchwork = kind === 'aerospace' && isPatchwork(reader);
  const armor = readArmor(reader, tech, { unstated });
  const armorOf = (block: string) => (patchwork ? readPatch(reader, tech, block) : armor);
  return [
    ...SIDES.map(([location, block, place]) =>
      locationWith(location, points[place] ?? 0, 0, armorOf(block), rating),
    ),
    locationWith(WINGS[0], 0, 0, armorOf(WINGS[1]), rating),
    locationWith(support ? BODY : FUSELAGE, 0, 0, armorOf(support ? 'body' : 'fuselage'), rating),
  ];
}

function mountFighter(mounting: Mounting, kind: FighterKind): void {
  if (kind === 'support') {
    // A support vehicle cannot mount anything on both wings, although its file has a block for it. The right wing
    // comes first.
    const [nose, left, right, aft] = SIDES;
    for (const [location, block] of [nose, right, left, aft]) {
      mounting.mountBlock(`${block} equipment`, location);
    }
    mounting.mountBlock('body equipment', BODY);
    return;
  }
  for (const [location, block] of SIDES) mounting.mountBlock(`${block} equipment`, location);
  mounting.mountBlock(`${WINGS[1]} equipment`, WINGS[0]);
  mounting.mountBlock('fuselage equipment', FUSELAGE);
}

function placementOn(kind: FighterKind, tech: UnitTech): Placement {
  if (kind === 'support') return (_, location) => location;
  const withCase = new Set<string>();
  return (item, location) => {
    if (kind === 'aerospace') {
      if (isStealthArmor(item)) return undefined;
      // Clan CASE is part of a Clan chassis. Others cannot have it.
      if (isClanCase(item) && !tech.clanChassis) return undefined;
      if (item.traits.includes('case') && !isClanCase(item)) {
        if (withCase.has(location)) return undefined;
        withCase.add(location);
      }
    }
    return belongsInFuselage(item) ? FUSELAGE : location;
  };
}

const isClanCase = (item: EquipmentItem): boolean => item.traits.includes('case') && item.techBase === 'clan';

const belongsInFuselage = (item: EquipmentItem): boolean =>
  item.kind === 'ammunition' ||
  (item.traits.includes('case') && !isClanCase(item)) ||
  item.traits.includes('blue-shield') ||
  item.traits.includes('lift-hoist');

function explosiveLocations(mounts: readonly OtherMount[]): readonly string[] {
  const locations = new Set<string>();
  for (const mount of mounts) {
    if (mount.location !== undefined && isExplosive(mount, mounts)) locations.add(mount.location);
  }
  return [...locations];
}
