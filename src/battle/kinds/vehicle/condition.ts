import { checkInteger } from '../../../check/check.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { ConditionSetup } from '../../combatant/condition.js';
import {
  COMMANDER_HIT,
  count,
  DRIVER_HIT,
  ENGINE_HIT,
  FIXTURES,
  FOR_GOOD,
  GRADE_BITS,
  IMMOBILIZED,
  MOST_SENSOR_HITS,
  MOST_STUNNED_TURNS,
  MOTIVE_GRADES,
  MP_LOST,
  SENSOR_HITS,
  STABILIZERS,
  STUNNED_TURNS,
  TURRET_LOCKED,
  TURRET_STATE,
} from './counters.js';
import { vehicleFigures } from './figures.js';

/** What a vehicle has suffered before a battle, besides its armor and structure. */
export function sufferBefore(unit: Combatant, { vehicle = {} }: ConditionSetup): void {
  const { cruise, turretAt } = vehicleFigures(unit.design);
  const { mpLost = 0, sensorHits = 0, stunnedTurns = 0 } = vehicle;
  checkInteger('vehicle.mpLost', mpLost, 0, cruise);
  checkInteger('vehicle.sensorHits', sensorHits, 0, MOST_SENSOR_HITS);
  checkInteger('vehicle.stunnedTurns', stunnedTurns, 0, MOST_STUNNED_TURNS);
  count(
    unit,
    MOTIVE_GRADES,
    (vehicle.motive ?? []).reduce((bits, grade) => bits | (GRADE_BITS[grade] ?? 0), 0),
  );
  count(unit, MP_LOST, mpLost);
  count(unit, SENSOR_HITS, sensorHits);
  count(unit, STUNNED_TURNS, stunnedTurns);
  count(unit, DRIVER_HIT, vehicle.driverHit ? 1 : 0);
  count(unit, COMMANDER_HIT, vehicle.commanderHit ? 1 : 0);
  count(unit, ENGINE_HIT, vehicle.engineHit ? 1 : 0);
  count(unit, IMMOBILIZED, vehicle.immobilized || vehicle.engineHit ? FOR_GOOD : 0);
  const bits = (vehicle.stabilizers ?? []).map((location) => 1 << unit.plan.locations.indexOf(location));
  count(
    unit,
    STABILIZERS,
    bits.reduce((sum, bit) => sum | bit, 0),
  );
  for (const location of vehicle.turretsLocked ?? []) {
    const at = unit.plan.locations.indexOf(location);
    if (at >= 0) count(unit, TURRET_STATE + (turretAt[1] === at ? 1 : 0), TURRET_LOCKED);
  }
  for (const fixture of vehicle.destroyed ?? []) {
    checkInteger('vehicle.destroyed', fixture, 0, unit.design.fixtures.length - 1);
    count(unit, FIXTURES + fixture, 1);
  }
}
