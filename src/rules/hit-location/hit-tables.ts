import { oncePer } from '../../check/once-per.js';
import { type ByChassis, MECH_CHASSIS, type MechChassis } from '../body/chassis.js';
import { INFANTRY_PLAN } from '../body/infantry-plan.js';
import { MECH_PLANS, mechLocationIndex } from '../body/mech-plans.js';
import { type BodyPlan, NOWHERE } from '../body/plan.js';
import { protoMechPlan } from '../body/protomech-plans.js';
import { squadPlan } from '../body/squad-plans.js';
import { vehiclePlan } from '../body/vehicle-plans.js';
import type { Ruleset } from '../ruleset.js';
import { FIRING_ARCS } from '../to-hit/vocabulary.js';
import { motiveSideModifier } from '../vehicle/motive.js';
import { BODY_SIDES, type BodySide } from './body-sides.js';
import { type HitLocation, type MechLocation, mechLocationOf } from './locations.js';
import { onFourLegs, PROTOMECH_TABLE } from './protomech-tables.js';
import { SQUAD_LOCATIONS } from './squad-locations.js';
import { type HitLocationCell, SOME_LEG, type TablesBySide } from './tables.js';
import {
  FOUR_SIDED_TABLES,
  ROTOR_TABLES,
  SIX_SIDED_TABLES,
  type VehicleHit,
  type VehicleHitTable,
} from './vehicle-tables.js';

/** `full`: two dice, by the side that is hit. The others are for physical attacks, with one die. */
export type HitTable = 'full' | 'punch' | 'kick';
/** For shots at a 'Mech from a higher or lower floor of the same building, with one die. */
export type FloorTable = 'above' | 'below';

/** A cell that calls for another die, on the kick table. */
export const BY_KICK_TABLE = -2;
/** A cell that calls for another die to choose between two turrets. */
export const BY_TURRET_DIE = -3;

/** A cell without a location: the hit is a near miss. */
export const NEAR_MISS = -4;

/** Further effects of a roll. */
export const CRITICAL_ROLL = 1;
export const MOTIVE_ROLL = 2;

/** One value for each roll, by side. */
type BySide<Row> = Readonly<Record<BodySide, Row>>;
type IndexTables = BySide<Int8Array>;

/** The hit location tables of one kind of body under one ruleset. They hold numbers, because every hit reads them. */
export type HitTables = Readonly<Record<HitTable, IndexTables>> & {
  /** Bodies without these tables are hit by the full one. */
  readonly above?: IndexTables;
  readonly below?: IndexTables;
  readonly plan: BodyPlan;
  /** Further effects of a roll on the full table, or 0. */
  readonly effects: BySide<Uint8Array>;
  /** Added to motive system rolls. */
  readonly motive: BySide<number>;
  /** Added to the die that chooses between two turrets. */
  readonly turretDie: BySide<number>;
  /** All attacks use the full table. */
  readonly oneTable: boolean;
  /** One die chooses a trooper, and is rerolled for an empty place. */
  readonly byTrooper?: true;
  /** There is only one location, so no dice are rolled. */
  readonly oneLocation?: true;
};

const HIGHEST_ROLL = 12;
const THROUGH_ARMOR_ROLL = 2;

const bySide = <Row>(of: (side: BodySide) => Row): BySide<Row> =>
  Object.fromEntries(BODY_SIDES.map((side) => [side, of(side)])) as Record<BodySide, Row>;

const NO_ROW = new Int8Array(HIGHEST_ROLL + 1).fill(NOWHERE);

/** A body with four sides has no rows for the others. */
function indexed(tables: TablesBySide<HitLocationCell>): IndexTables {
  return bySide((side) => {
    const arc = FIRING_ARCS.find((known) => known === side);
    if (arc === undefined) return NO_ROW;
    const row = NO_ROW.slice();
    for (const [roll, cell] of Object.entries(tables[arc])) {
      row[Number(roll)] = cell === SOME_LEG ? BY_KICK_TABLE : mechLocationIndex(mechLocationOf(cell));
    }
    return row;
  });
}

/** From above: the punch column of the front, whichever side is hit. */
function fromAbove(front: Readonly<Record<number, HitLocation>>): IndexTables {
  const row = NO_ROW.slice();
  for (const [roll, cell] of Object.entries(front))
    row[Number(roll)] = mechLocationIndex(mechLocationOf(cell));
  return bySide(() => row);
}

/** From below, by die. */
const FROM_BELOW = [
  'left_leg',
  'left_leg',
  'left_torso',
  'right_torso',
  'right_leg',
  'right_leg',
] as const satisfies readonly MechLocation[];

function fromBelow(chassis: MechChassis): IndexTables {
  const { isLeg } = MECH_PLANS[chassis];
  const row = NO_ROW.slice();
  for (const [index, part] of FROM_BELOW.entries()) {
    const location = mechLocationIndex(part);
    row[index + 1] = chassis === 'tripod' && isLeg[location] === 1 ? BY_KICK_TABLE : location;
  }
  return bySide(() => row);
}

const THROUGH_ARMOR = Uint8Array.from({ length: HIGHEST_ROLL + 1 }, (_, roll) =>
  roll === THROUGH_ARMOR_ROLL ? CRITICAL_ROLL : 0,
);
const NO_EFFECTS = new Uint8Array(HIGHEST_ROLL + 1);
const NOTHING_ADDED = bySide(() => 0);

/** The same tables for attacks from no particular side: neither of two turrets is nearer. */
export const fromNoSide = (tables: HitTables): HitTables => ({ ...tables, turretDie: NOTHING_ADDED });

/** Returns the tables of a 'Mech on this chassis. */
export const mechHitTables = (rules: Ruleset, chassis: MechChassis): HitTables => mechTables(rules)[chassis];

const mechTables = oncePer(
  ({ hitLocation: { full, punch, kick } }: Ruleset) =>
    Object.fromEntries(
      MECH_CHASSIS.map((each): [MechChassis, HitTables] => [
        each,
        {
          plan: MECH_PLANS[each],
          full: indexed(full[each]),
          punch: indexed(punch[each]),
          kick: indexed(kick[each]),
          above: fromAbove(punch.biped.front),
          below: fromBelow(each),
          effects: bySide(() => THROUGH_ARMOR),
          motive: NOTHING_ADDED,
          turretDie: NOTHING_ADDED,
          oneTable: false,
        },
      ]),
    ) as ByChassis<HitTables>,
);

const EFFECTS = {
  critical: CRITICAL_ROLL,
  motive: MOTIVE_ROLL,
  'critical-and-motive': CRITICAL_ROLL | MOTIVE_ROLL,
} as const;
const NO_CELLS: VehicleHitTable = {};

/** Attacks from the front hit the front turret of two more often, those from the rear the rear turret. */
const TURRET_DIE: Readonly<Partial<Record<BodySide, number>>> = { front: -2, rear: 2 };

const FIRST_ROLL = 2;

const ofProtoMechs = new Map<BodyPlan, HitTables>();

/**
 * Returns the tables of a ProtoMech: the same from every side and for every attack. Without a main gun, the torso
 * takes its hits.
 */
export function protoMechHitTables(quad: boolean, mainGun: boolean): HitTables {
  const plan = protoMechPlan(quad, mainGun);
  let tables = ofProtoMechs.get(plan);
  if (tables === undefined) {
    const row = NO_ROW.slice();
    for (const [index, hit] of PROTOMECH_TABLE.entries()) {
      const struck = quad ? onFourLegs(hit) : hit;
      const at = struck === 'near_miss' ? NEAR_MISS : plan.locations.indexOf(struck);
      row[index + FIRST_ROLL] = at === NOWHERE ? plan.center : at;
    }
    tables = oneTable(plan, row);
    ofProtoMechs.set(plan, tables);
  }
  return tables;
}

/** Returns tables for a body of one location, which every roll hits. */
export const blockHitTables = (plan: BodyPlan): HitTables => oneTable(plan, new Int8Array(HIGHEST_ROLL + 1));

function oneTable(plan: BodyPlan, row: Int8Array): HitTables {
  const rows = bySide(() => row);
  return {
    plan,
    full: rows,
    punch: rows,
    kick: rows,
    effects: bySide(() => NO_EFFECTS),
    motive: NOTHING_ADDED,
    turretDie: NOTHING_ADDED,
    oneTable: true,
  };
}

/** A platoon has a single location. */
export const PLATOON_HIT_TABLES: HitTables = { ...blockHitTables(INFANTRY_PLAN), oneLocation: true };

const ofVehicles = new Map<string, HitTables>();

/** Returns the tables of a vehicle: one for each side, for every attack. */
export function vehicleHitTables(
  sixSided: boolean,
  turrets: number,
  superheavy: boolean,
  rotor = false,
): HitTables {
  const key = `${sixSided},${turrets},${superheavy},${rotor}`;
  let tables = ofVehicles.get(key);
  if (tables === undefined) {
    tables = vehicleTables(sixSided, turrets, superheavy, rotor);
    ofVehicles.set(key, tables);
  }
  return tables;
}

/** On a VTOL without a turret, turret hits strike the rotor. */
const ROTOR_HIT: VehicleHit = { location: 'rotor', effect: 'motive' };

function vehicleTables(sixSided: boolean, turrets: number, superheavy: boolean, rotor: boolean): HitTables {
  const plan = vehiclePlan(sixSided, turrets, rotor);
  const tables = rotor ? ROTOR_TABLES : sixSided ? SIX_SIDED_TABLES : FOUR_SIDED_TABLES;
  const roundRotor = ({ location }: VehicleHit): boolean => rotor && location === 'turret' && turrets === 0;
  const cellsOf = (side: BodySide): readonly (readonly [string, VehicleHit])[] =>
    Object.entries(tables[side] ?? NO_CELLS).map(([roll, hit]) => [roll, roundRotor(hit) ? ROTOR_HIT : hit]);
  const full = bySide((side) => {
    const row = NO_ROW.slice();
    const hull = plan.locations.indexOf(tables[side]?.[THROUGH_ARMOR_ROLL]?.location ?? 'front');
    for (const [roll, { location }] of cellsOf(side)) {
      const isTurret = location === 'turret';
      row[Number(roll)] =
        isTurret && turrets === 0
          ? hull
          : isTurret && turrets === 2
            ? BY_TURRET_DIE
            : plan.locations.indexOf(location);
    }
    return row;
  });
  return {
    plan,
    full,
    punch: full,
    kick: full,
    effects: bySide((side) => {
      const row = new Uint8Array(HIGHEST_ROLL + 1);
      for (const [roll, { effect }] of cellsOf(side)) if (effect) row[Number(roll)] = EFFECTS[effect];
      return row;
    }),
    motive: bySide((side) => motiveSideModifier(side, superheavy)),
    turretDie: bySide((side) => TURRET_DIE[side] ?? 0),
    oneTable: true,
  };
}

/** By number of troopers, from one up: the die names one of them. */
const OF_SQUADS: readonly HitTables[] = SQUAD_LOCATIONS.map((_, last) => {
  const row = NO_ROW.slice();
  for (let trooper = 0; trooper <= last; trooper += 1) row[trooper + 1] = trooper;
  const rows = bySide(() => row);
  return {
    plan: squadPlan(last + 1),
    full: rows,
    punch: rows,
    kick: rows,
    effects: bySide(() => new Uint8Array(HIGHEST_ROLL + 1)),
    motive: NOTHING_ADDED,
    turretDie: NOTHING_ADDED,
    oneTable: true,
    byTrooper: true,
  };
});

/** Returns the tables of a squad with this many troopers. */
export const squadHitTables = (troopers: number): HitTables => OF_SQUADS[troopers - 1] as HitTables;
