import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { BoosterUse } from '../../combatant/mover-of.js';
import type { Mover } from '../../movement/mover.js';
import { cruiseOf } from './cruise.js';
import { runOf, walkOf } from './mover.js';

const CLIMBS = 1;

/** A QuadVee on wheels or tracks. In the turn in which it converts, it has the points of the mode in which it began. */
export function vehicleModeMover(battle: Battle, unit: Combatant, boost: BoosterUse): Mover {
  const walk = unit.converted ? walkOf(unit) : cruiseOf(unit);
  return {
    hex: unit.hex,
    elevation: unit.elevation,
    facing: unit.facing,
    prone: false,
    walk,
    run: runOf(battle, unit, walk, boost),
    jump: 0,
    jumpDetour: 0,
    sideStep: unit.aptitudes.sideStep,
    climbs: CLIMBS,
    climbsBackward: 0,
    canStand: false,
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    soFar: unit.moveSoFar,
  };
}
