import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Mover } from '../../movement/mover.js';
import { liftedSoldiers } from '../../movement/soldiers-footwork.js';
import { isBurdened } from './burden.js';
import { squadFigures } from './figures.js';

const CLIMBS = 1;

/** Powered suits never run, and casualties do not slow a squad down (Total Warfare, "Battle Armor"). */
export function squadMover({ units }: Battle, unit: Combatant): Mover {
  const { motion, walk: afoot } = squadFigures(unit.design);
  const flies = motion === 'vtol';
  const walk = flies ? jumpOf(unit) : walkOf(unit);
  return {
    hex: unit.hex,
    elevation: unit.elevation,
    facing: unit.facing,
    prone: false,
    walk,
    run: walk,
    jump: flies ? 0 : jumpOf(unit),
    jumpDetour: unit.aptitudes.jumpDetour,
    sideStep: unit.aptitudes.sideStep,
    climbs: CLIMBS,
    climbsBackward: 0,
    canStand: false,
    neverProne: true,
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    ...(unit.aptitudes.footwork.vertical !== undefined && liftedSoldiers(units, unit, afoot)),
    soFar: unit.moveSoFar,
  };
}

/** Suits that swim have different points in water. */
function walkOf({ design, elevation }: Combatant): number {
  const { walk, umu } = squadFigures(design);
  return elevation < 0 && umu > 0 ? umu : walk;
}

function jumpOf(unit: Combatant): number {
  const { jump, unladenJump, burdens } = squadFigures(unit.design);
  if (unit.elevation < 0) return 0;
  return burdens.length > 0 && !isBurdened(unit) ? unladenJump : jump;
}
