import { calculateWalkingMp } from '../../../rules/movement/index.js';
import { vehicleModeMp } from '../../../rules/movement/vehicle-mode.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';
import { legsOut } from './legs-out.js';
import { movementGearOf } from './movement-gear-of.js';

/** Movement points of a QuadVee on wheels or tracks: hips, actuators and leg equipment do not count. */
export function cruiseOf(unit: Combatant): number {
  const { walk, drag } = movementGearOf(unit);
  const { chassis, motive } = mechFigures(unit.design);
  const cruise = vehicleModeMp(walk, motive === 'wheeled', legsOut(unit));
  return calculateWalkingMp({ walk: cruise, chassis, drag, heat: unit.heat }, { ruleset: unit.rules });
}
