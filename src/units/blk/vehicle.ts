import { stated } from '../../check/stated.js';
import type { Inventory } from '../mech/inventory.js';
import {
  type FixedWeights,
  type OtherLocation,
  VEHICLE_MOTIONS,
  type Vehicle,
  type VehicleMotion,
} from '../other-unit.js';
import { ARMOR_CODES, isPatchwork, locationWith, readArmor, readPatch } from './armor.js';
import { type BlkReader, TONNAGE } from './blk-reader.js';
import { groundLine } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { linkBins, linkEquipment } from './links.js';
import { Mounting, withoutStealthArmor } from './mounting.js';
import { mountStealth } from './stealth.js';
import { readEngine, readStructure, readTechRatings, readTransporters } from './systems.js';
import type { UnitTech } from './tech.js';
import { type Movement, type Own, readYear, unitBase } from './unit-base.js';
import { cruisingMp, flankMp } from './vehicle-movement.js';

export type VehicleConstruction = Vehicle['construction'];

/** Above this tonnage a combat vehicle is superheavy. Other kinds never are. */
const SUPERHEAVY_ABOVE: Readonly<Partial<Record<VehicleMotion, number>>> = {
  hover: 50,
  tracked: 100,
  wheeled: 80,
  wige: 80,
  naval: 300,
  submarine: 300,
};

const AFLOAT: ReadonlySet<VehicleMotion> = new Set(['naval', 'hydrofoil', 'submarine']);

/** A location: abbreviation, and the word in block names. */
type Side = readonly [location: string, block: string];

const BODY: Side = ['BD', 'body'];
const FOUR_SIDES: readonly Side[] = [
  ['FR', 'front'],
  ['RS', 'right'],
  ['LS', 'left'],
  ['RR', 'rear'],
];
const SIX_SIDES: readonly Side[] = [
  ['FR', 'front'],
  ['FRRS', 'front right'],
  ['FRLS', 'front left'],
  ['RRRS', 'rear right'],
  ['RRLS', 'rear left'],
  ['RR', 'rear'],
];
const ROTOR: Side = ['RO', 'rotor'];
const TURRETS: readonly (readonly Side[])[] = [
  [],
  [['TU', 'turret']],
  [
    ['TU', 'rear turret'],
    ['FT', 'front turret'],
  ],
];
const TURRET_LOCATIONS = ['TU', 'FT'];

interface VehicleLayout {
  /** Locations with armor, in the order of the armor values. */
  readonly sides: readonly Side[];
  /** In the order in which their equipment is mounted. */
  readonly loading: readonly Side[];
}

export function readVehicle(
  reader: BlkReader,
  tech: UnitTech,
  construction: VehicleConstruction,
  flies: boolean,
): Vehicle {
  const motion = readMotion(reader);
  const tonnage = reader.decimal('tonnage', TONNAGE);
  const superheavy = construction === 'combat' && !flies && tonnage > (SUPERHEAVY_ABOVE[motion] ?? Infinity);
  const sixSided = superheavy || construction === 'large-support';
  const armorPoints = reader.integers('armor');
  const layout = layoutFor(reader, armorPoints.length, sixSided, flies);
  const cruise = reader.integer('cruisemp', { from: 0, to: 1000 });
  const locations = armoredLocations(
    reader,
    tech,
    construction,
    layout,
    armorPoints,
    Math.ceil(tonnage / 10),
  );

  const mounting = new Mounting(reader, {
    grammar: groundLine,
    lookUp: nameLookUp(reader.catalog, tech.clanChassis),
    placement: withoutStealthArmor,
    turrets: TURRET_LOCATIONS,
  });
  mountStealth(mounting, locations, BODY[0], flies ? 'vtol' : 'vehicle');
  for (const [location, block] of layout.loading) mounting.mountBlock(`${block} equipment`, location);
  const { mounts } = mounting;
  const aboard = linkEquipment(mounts, readYear(reader));
  linkBins(mounts, reader.catalog);

  const own: Own<Vehicle> = {
    unitType: flies ? 'VTOL' : AFLOAT.has(motion) ? 'Naval' : 'Tank',
    construction,
    sixSided,
    superheavy,
    motion,
    tonnage,
    cruise,
    ...movement(cruise, aboard, flies),
    patchwork: isPatchwork(reader),
    locations,
    engine: readEngine(reader, tech),
    techRatings: readTechRatings(reader),
    trailer: reader.has('trailer'),
    controlSystems: !reader.has('hasnocontrolsystems'),
    fixedWeights: readFixedWeights(reader),
    transporters: readTransporters(reader),
    ...stated({
      structure: readStructure(reader, tech),
      fuel: reader.optionalDecimal('fuel'),
      fuelType: reader.optionalText('fueltype'),
      extraSeats: reader.optionalInteger('extra_seats'),
    }),
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}

function readMotion(reader: BlkReader): VehicleMotion {
  const word = reader.requiredText('motion_type').toLowerCase();
  const motion = VEHICLE_MOTIONS.find((known) => known === word);
  if (motion === undefined) throw reader.wrong('motion_type', `"${word}" is not a motion type of vehicles`);
  return motion;
}

/** The number of armor values determines the number of turrets. */
function layoutFor(reader: BlkReader, values: number, sixSided: boolean, flies: boolean): VehicleLayout {
  const hull = sixSided ? SIX_SIDES : FOUR_SIDES;
  const covered = flies ? [...hull, ROTOR] : hull;
  const turrets = TURRETS[values - covered.length];
  if (turrets === undefined || (flies && turrets.length > 1)) {
    throw reader.wrong('armor', `expected ${covered.length} values or one more a turret, not ${values}`);
  }
  return {
    sides: [...covered, ...turrets],
    loading: flies ? [...hull, BODY, ROTOR, ...turrets] : [...hull, ...turrets, BODY],
  };
}

function armoredLocations(
  reader: BlkReader,
  tech: UnitTech,
  construction: VehicleConstruction,
  { sides }: VehicleLayout,
  points: readonly number[],
  structurePoints: number,
): OtherLocation[] {
  // A rating in a combat vehicle's file is ignored: its armor always has the full rating.
  const rating =
    construction === 'combat' ? undefined : reader.optionalInteger('barrating', { from: 0, to: 10 });
  const unstated = rating === undefined ? ARMOR_CODES.standard : ARMOR_CODES.supportVehicle + rating;
  const patchwork = isPatchwork(reader);
  const armor = readArmor(reader, tech, { unstated });
  const armorRating = construction === 'combat' ? undefined : (rating ?? 0);
  return [
    locationWith(BODY[0], 0, 0, armor, armorRating),
    ...sides.map(([location, block], place) =>
      locationWith(
        location,
        points[place] ?? 0,
        structurePoints,
        patchwork ? readPatch(reader, tech, block) : armor,
        armorRating,
      ),
    ),
  ];
}

function movement(cruise: number, aboard: Inventory, flies: boolean): Movement {
  const foil = !flies && aboard.has('hydrofoil');
  const slowed = (aboard.has('dune-buggy') ? 1 : 0) + (aboard.has('modular-armor') ? 1 : 0);
  const walk = cruisingMp(cruise, foil, slowed);
  return { walk, run: flankMp(walk, aboard.has('speed-booster')), jump: aboard.count('jump-jet'), umu: 0 };
}

function readFixedWeights(reader: BlkReader): FixedWeights {
  return stated({
    turret: reader.optionalDecimal('basechassisturretweight'),
    secondTurret: reader.optionalDecimal('basechassisturret2weight'),
    sponsonsAndPintles: reader.optionalDecimal('basechassissponsonpintleweight'),
    fireControl: reader.optionalDecimal('basechassisfireconweight'),
  });
}
