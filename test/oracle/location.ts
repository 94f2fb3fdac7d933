import { roll1d6, roll2d6 } from '../../src/dice/index.js';
import { EMPLACEMENT_PLAN } from '../../src/rules/body/emplacement-plan.js';
import { mechLocationAt, mechLocationIndex } from '../../src/rules/body/mech-plans.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import {
  blockHitTables,
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
import type { OracleBattle, OracleUnit } from './state.js';

/** Where hits strike a unit that is no 'Mech. */
export function tablesOf({ design }: OracleUnit): HitTables {
  const { vehicle, protoMech, squad, emplaced, turrets, plan } = design;
  if (emplaced) return blockHitTables(EMPLACEMENT_PLAN);
  if (vehicle !== undefined) {
    return vehicleHitTables(vehicle.sixSided, turrets, vehicle.superheavy, vehicle.motion === 'vtol');
  }
  if (protoMech !== undefined) return protoMechHitTables(protoMech.quad, protoMech.mainGun);
  return squad === undefined ? PLATOON_HIT_TABLES : squadHitTables(plan.locations.length);
}

/** By the table of the side, rolled again where Edge is spent on it. */
export function rollLocation(battle: OracleBattle, target: OracleUnit, side: BodySide): Struck {
  return settled(battle, target, rolledLocation(battle, target, side), side);
}

/** As the dice have it; nobody strikes a trooper who has fallen, as long as any stand. */
export function rolledLocation(battle: OracleBattle, target: OracleUnit, side: BodySide): Struck {
  const { mech, squad } = target.design;
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
): Struck {
  const place = aimedLocation(battle, target, side, wanted);
  return place.location === wanted ? place : settled(battle, target, place, side);
}

function aimedLocation(battle: OracleBattle, target: OracleUnit, side: BodySide, wanted: number): Struck {
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
    : rolledLocation(battle, target, side);
}

function settled(battle: OracleBattle, target: OracleUnit, place: Struck, side: BodySide): Struck {
  const { head } = target.design.plan;
  const trigger =
    place.location === head ? 'edge_when_headhit' : place.throughArmorCritical ? 'edge_when_tac' : undefined;
  const stake = trigger === undefined ? 0 : 1;
  return spendsEdge(battle, target, 'reroll_damage_location', trigger, stake)
    ? rolledLocation(battle, target, side)
    : place;
}
