import { roll1d6, roll2d6 } from '../../src/dice/index.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import { EMPLACEMENT_PLAN } from '../../src/rules/body/emplacement-plan.js';
import { mechLocationAt, mechLocationIndex } from '../../src/rules/body/mech-plans.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import {
  blockHitTables,
  fromNoSide,
  type HitTables,
  PLATOON_HIT_TABLES,
  protoMechHitTables,
  squadHitTables,
  vehicleHitTables,
} from '../../src/rules/hit-location/hit-tables.js';
import {
  determineCalledShotLocation,
  determineHitLocation,
  type IHitLocation,
} from '../../src/rules/hit-location/index.js';
import { mechLocationOf } from '../../src/rules/hit-location/locations.js';
import { rollStruck, type Struck, struckForSure } from '../../src/rules/hit-location/struck.js';
import type { FiringArc } from '../../src/rules/to-hit/index.js';
import { FIRING_ARCS } from '../../src/rules/to-hit/vocabulary.js';
import { isGone, isOut } from './condition.js';
import { spendsEdge } from './edge.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** Hit locations of units other than 'Mechs. */
export function tablesOf({ design }: OracleUnit): HitTables {
  const { vehicle, protoMech, squad, emplaced, turrets, plan } = design;
  if (emplaced) return blockHitTables(EMPLACEMENT_PLAN);
  if (vehicle !== undefined) {
    return vehicleHitTables(vehicle.sixSided, turrets, vehicle.superheavy, vehicle.motion === 'vtol');
  }
  if (protoMech !== undefined) return protoMechHitTables(protoMech.quad, protoMech.mainGun);
  return squad === undefined ? PLATOON_HIT_TABLES : squadHitTables(plan.locations.length);
}

/** Rolled on the table of the side, and again if Edge is spent. */
export function rollLocation(
  battle: OracleBattle,
  target: OracleUnit,
  side: BodySide,
  floorsAbove = 0,
): Struck {
  return settled(battle, target, rolledLocation(battle, target, side, floorsAbove), side, floorsAbove);
}

/** As rolled; dead troopers are not hit while any are alive. */
export function rolledLocation(
  battle: OracleBattle,
  target: OracleUnit,
  side: BodySide,
  floorsAbove = 0,
): Struck {
  const { mech, squad, vehicle } = target.design;
  if (floorsAbove !== 0 && mech !== undefined) return betweenFloors(battle, mech.chassis, floorsAbove);
  if (floorsAbove !== 0 && vehicle !== undefined && !target.design.emplaced) {
    return rollStruck(fromNoSide(tablesOf(target)), 'full', someSide(battle, target), battle.roller);
  }
  if (mech !== undefined) {
    return struckMech(
      determineHitLocation(arcOf(side), battle.roller, { ...battle.option, chassis: mech.chassis }),
    );
  }
  let place = rollStruck(tablesOf(target), 'full', side, battle.roller);
  while (squad !== undefined && !isOut(target) && isGone(target, place.location))
    place = rollStruck(tablesOf(target), 'full', side, battle.roller);
  return place;
}

const FROM_ABOVE = ['left_arm', 'left_torso', 'center_torso', 'right_torso', 'right_arm', 'head'] as const;
/** In `core` the die counts from the other side. */
const FROM_ABOVE_IN_CORE = [
  'right_arm',
  'right_torso',
  'center_torso',
  'left_torso',
  'left_arm',
  'head',
] as const;
const FROM_BELOW = ['left_leg', 'left_leg', 'left_torso', 'right_torso', 'right_leg', 'right_leg'] as const;

/** Over the head or through the floor, whichever way the 'Mech faces. */
function betweenFloors({ roller, rules }: OracleBattle, chassis: MechChassis, floorsAbove: number): Struck {
  const roll = roll1d6(roller);
  const mirrored = rules.hitLocation.punch.biped.front[1] === 'right_arm';
  const table = floorsAbove < 0 ? FROM_BELOW : mirrored ? FROM_ABOVE_IN_CORE : FROM_ABOVE;
  const named = at(table, roll.total - 1);
  if (chassis !== 'tripod' || !named.endsWith('leg')) return struckForSure(mechLocationIndex(named), roll);
  const die = roll1d6(roller);
  const leg = die.total <= 2 ? 'right_leg' : die.total <= 4 ? 'center_leg' : 'left_leg';
  const dice = [...roll.dice, ...die.dice];
  return struckForSure(mechLocationIndex(leg), { dice, total: roll.total });
}

const FOUR: readonly BodySide[] = ['front', 'right', 'rear', 'left'];
const SIX: readonly BodySide[] = ['front', 'rear', 'front_right', 'rear_right', 'rear_left', 'front_left'];

/** Each as likely as the others; those of a building are all alike. */
export function someSide({ roller }: OracleBattle, { design }: OracleUnit): BodySide {
  const sides = design.vehicle?.sixSided || design.emplaced ? SIX : FOUR;
  for (;;) {
    const side = sides[roll1d6(roller).total - 1];
    if (side !== undefined) return side;
  }
}

/** A 'Mech has four sides. */
function arcOf(side: BodySide): FiringArc {
  const arc = FIRING_ARCS.find((each) => each === side);
  if (arc === undefined) throw new RangeError(`a 'Mech has no side ${side}`);
  return arc;
}

const struckMech = ({ location, throughArmorCritical, roll }: IHitLocation): Struck => ({
  location: mechLocationIndex(mechLocationOf(location)),
  throughArmorCritical,
  motive: undefined,
  roll,
});

/** A location that was named; what goes wide of the aim has come by chance. */
export function calledLocation(
  battle: OracleBattle,
  target: OracleUnit,
  side: BodySide,
  wanted: number,
  floorsAbove: number,
): Struck {
  const place = aimedLocation(battle, target, side, wanted, floorsAbove);
  return place.location === wanted ? place : settled(battle, target, place, side, floorsAbove);
}

function aimedLocation(
  battle: OracleBattle,
  target: OracleUnit,
  side: BodySide,
  wanted: number,
  floorsAbove: number,
): Struck {
  const { roller, option, rules } = battle;
  const { mech } = target.design;
  if (mech !== undefined) {
    const options = { ...option, chassis: mech.chassis };
    return struckMech(determineCalledShotLocation(arcOf(side), mechLocationAt(wanted), roller, options));
  }
  const { calledShotIsSure, aimed } = rules.hitLocation;
  if (calledShotIsSure) return struckForSure(wanted);
  const aim = aimed.dice === 1 ? roll1d6(roller) : roll2d6(roller);
  return aim.total >= aimed.from && aim.total <= aimed.to
    ? struckForSure(wanted, aim)
    : rolledLocation(battle, target, side, floorsAbove);
}

function settled(
  battle: OracleBattle,
  target: OracleUnit,
  place: Struck,
  side: BodySide,
  floorsAbove: number,
): Struck {
  const { head } = target.design.plan;
  const trigger =
    place.location === head ? 'edge_when_headhit' : place.throughArmorCritical ? 'edge_when_tac' : undefined;
  const stake = trigger === undefined ? 0 : 1;
  return spendsEdge(battle, target, 'reroll_damage_location', trigger, stake)
    ? rolledLocation(battle, target, side, floorsAbove)
    : place;
}
