import { jumpingPoints, runningPoints, walkingPoints } from '../../../rules/protomech/points.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Mover } from '../../movement/mover.js';
import { hitsOn } from './counters.js';
import { protoMechFigures } from './figures.js';

const CLIMBS = 1;

export function protoMechMover(_: Battle, unit: Combatant): Mover {
  const { walk: built, jump, boosted } = protoMechFigures(unit.design);
  const soFar = unit.moveSoFar;
  const legHits = hitsOn(unit, 'legs');
  const walk = walkingPoints(built, legHits);
  const jumps = soFar === undefined || soFar.mp === 0;
  return {
    hex: unit.hex,
    elevation: unit.elevation,
    facing: unit.facing,
    prone: false,
    walk,
    run: runningPoints(walk, boosted),
    jump: jumps && unit.elevation >= 0 ? jumpingPoints(jump, hitsOn(unit, 'torso'), legHits) : 0,
    jumpDetour: unit.aptitudes.jumpDetour,
    sideStep: unit.aptitudes.sideStep,
    climbs: CLIMBS,
    climbsBackward: 0,
    canStand: false,
    neverProne: true,
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    soFar,
  };
}
