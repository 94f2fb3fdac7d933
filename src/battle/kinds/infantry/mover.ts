import { keepsInfantryDown } from '../../../rules/environment/environment.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Mover } from '../../movement/mover.js';
import { liftedSoldiers } from '../../movement/soldiers-footwork.js';
import { infantryFigures } from './figures.js';

/** Infantry walks or jumps; it does not run. */
export function infantryMover({ units, environment }: Battle, unit: Combatant): Mover {
  const { climbs, jump, motion } = infantryFigures(unit.design);
  const flies = motion === 'vtol';
  const afoot = walkOf(unit);
  const walk = flies ? jump : afoot;
  const soFar = unit.moveSoFar;
  const jumps = (soFar === undefined || soFar.mp === 0) && !keepsInfantryDown(environment);
  return {
    hex: unit.hex,
    elevation: unit.elevation,
    facing: unit.facing,
    prone: false,
    walk,
    run: walk,
    jump: !jumps || flies ? 0 : jump,
    jumpDetour: 0,
    sideStep: unit.aptitudes.sideStep,
    climbs,
    climbsBackward: climbs,
    canStand: false,
    neverProne: true,
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    ...(unit.aptitudes.footwork.vertical !== undefined && liftedSoldiers(units, unit, afoot)),
    soFar,
  };
}

/** A platoon that carries too much to march can still enter the next hex. */
const LEAST = 1;

/** It swims in water. */
function walkOf({ design, elevation, aptitudes }: Combatant): number {
  const { walk, umu } = infantryFigures(design);
  return elevation < 0 ? umu : Math.max(LEAST, walk + aptitudes.marches);
}
