import { LEFT_ARM, RIGHT_ARM } from '../../rules/damage/body.js';
import { calculateJumpingMp, calculateRunningMp, calculateWalkingMp } from '../../rules/movement/index.js';
import type { Battle } from '../battle.js';
import type { MovementGear } from '../movement/mech-gear.js';
import type { Mover } from '../movement/mover.js';
import { legDamage, legsOf } from '../piloting/pilot-state.js';
import type { Combatant } from './combatant.js';

export interface BoosterUse {
  readonly masc?: boolean;
  readonly supercharger?: boolean;
}

const NOT_BOOSTED: BoosterUse = {};

/** A unit as movement sees it: what damage, heat and load leave of its points, and what it has spent of them. */
export function moverOf(battle: Battle, unit: Combatant, boost: BoosterUse = NOT_BOOSTED): Mover {
  const gear = unit.movementGear;
  const walk = unit.gyroDestroyed ? turningOnly(unit) : walkOf(unit);
  const legs = unit.withLegsLost;
  const waterDepth = Math.max(0, -unit.elevation);
  const soFar = unit.moveSoFar;
  return {
    hex: unit.hex,
    elevation: unit.elevation,
    facing: unit.facing,
    prone: unit.prone,
    walk,
    run: runOf(battle, unit, walk, boost),
    // A jump is a whole turn's movement.
    jump: soFar === undefined || soFar.mp === 0 ? jumpOf(gear, waterDepth) : 0,
    jumpDetour: unit.aptitudes.jumpDetour,
    sideStep: unit.aptitudes.sideStep,
    climbs: unit.hasHipHit ? Math.min(legs.climbs, unit.rules.movement.climbsOnDamagedHip) : legs.climbs,
    climbsBackward: legs.climbsBackward,
    canStand: canStand(unit),
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    soFar,
  };
}

/** Nobody without jets need ask. */
function jumpOf(gear: MovementGear, waterDepth: number): number {
  return gear.torsoJets + gear.limbJets === 0 ? 0 : calculateJumpingMp({ ...gear, waterDepth });
}

function walkOf(unit: Combatant): number {
  const { design } = unit;
  const gear = unit.movementGear;
  return calculateWalkingMp(
    {
      walk: gear.walk,
      quad: design.quad,
      legs: unit.hasLegDamage ? legsOf(unit).map((leg) => legDamage(unit, leg)) : [],
      drag: gear.drag,
      heat: unit.heat,
      tripleStrengthMyomer: gear.tripleStrengthMyomer,
    },
    { ruleset: unit.rules },
  );
}

/** A 'Mech without a gyro turns on the ground, and no more (docs/rules/movement.md). */
const turningOnly = (unit: Combatant): number => (unit.prone ? walkOf(unit) : 0);

function runOf(battle: Battle, unit: Combatant, walk: number, boost: BoosterUse): number {
  const soFar = unit.moveSoFar;
  // What was switched on in this turn stays so, unless it failed.
  const masc = soFar !== undefined && unit.usedMasc ? soFar.masc : boost.masc === true;
  const supercharger =
    soFar !== undefined && unit.usedSupercharger ? soFar.supercharger : boost.supercharger === true;
  return calculateRunningMp(walk, unit.pilot.abilities, {
    ruleset: battle.rules,
    masc: masc && unit.hasWorking('masc'),
    supercharger: supercharger && unit.hasWorking('supercharger'),
    hardenedLegs: unit.movementGear.hardenedLegs,
    unitQuirks: unit.design.quirks,
    mpLastTurn: soFar?.mpLastTurn ?? unit.mpSpentLastTurn,
    quad: unit.design.quad,
    legsLost: unit.legsLost,
    carrying: unit.carrying !== undefined,
  });
}

/** Nobody gets up without a gyro, or a biped on one leg without an arm to lean on (docs/rules/movement.md). */
function canStand(unit: Combatant): boolean {
  if (unit.gyroDestroyed || !unit.withLegsLost.stands) return false;
  if (unit.design.quad || unit.legsLost === 0) return true;
  return !(unit.hasLost(LEFT_ARM) && unit.hasLost(RIGHT_ARM));
}
