import { calculateJumpingMp, calculateRunningMp, calculateWalkingMp } from '../../../rules/movement/index.js';
import { withLegsLost } from '../../../rules/movement/legs-lost.js';
import type { LegsLost } from '../../../rules/rulesets/areas/movement.js';
import type { Battle } from '../../battle.js';
import { ROOT } from '../../combatant/actuators.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { BoosterUse } from '../../combatant/mover-of.js';
import type { Mover } from '../../movement/mover.js';
import { cruiseOf } from './cruise.js';
import { mechFigures } from './figures.js';
import { isGyroDestroyed } from './gyro.js';
import type { MovementGear } from './movement-gear.js';
import { movementGearOf } from './movement-gear-of.js';
import { legDamages } from './pilot-state.js';

export function mechMover(battle: Battle, unit: Combatant, boost: BoosterUse): Mover {
  const gear = movementGearOf(unit);
  const rested = unit.converted ? cruiseOf(unit) : walkOf(unit);
  // A 'Mech without a gyro turns on the ground, and no more (docs/rules/movement.md).
  const walk = isGyroDestroyed(unit) && !unit.prone ? 0 : rested;
  const legs = legsLeft(unit);
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
    climbs: hasDamagedHip(unit) ? Math.min(legs.climbs, unit.rules.movement.climbsOnDamagedHip) : legs.climbs,
    climbsBackward: legs.climbsBackward,
    turnsAnyWay: legs.turnsAnyWay,
    canStand: canStand(unit),
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    soFar,
  };
}

/** A lost leg has no hip left to count. */
const hasDamagedHip = (unit: Combatant): boolean =>
  unit.plan.legs.some((leg) => !unit.hasLost(leg) && ((unit.actuatorsLost[leg] as number) & ROOT) !== 0);

/** What it can do on the legs that are left. */
const legsLeft = (unit: Combatant): LegsLost =>
  withLegsLost(unit.rules.movement, mechFigures(unit.design).chassis, unit.legsLost);

/** Nobody without jets need ask. */
function jumpOf(gear: MovementGear, waterDepth: number): number {
  return gear.torsoJets + gear.limbJets === 0 ? 0 : calculateJumpingMp({ ...gear, waterDepth });
}

export function walkOf(unit: Combatant): number {
  const { design } = unit;
  const gear = movementGearOf(unit);
  return calculateWalkingMp(
    {
      walk: gear.walk,
      chassis: mechFigures(design).chassis,
      legs: unit.hasLegDamage ? legDamages(unit) : [],
      drag: gear.drag,
      heat: unit.heat,
      tripleStrengthMyomer: gear.tripleStrengthMyomer,
    },
    { ruleset: unit.rules },
  );
}

export function runOf(battle: Battle, unit: Combatant, walk: number, boost: BoosterUse): number {
  const soFar = unit.moveSoFar;
  // What was switched on in this turn stays so, unless it failed.
  const masc = soFar !== undefined && unit.usedMasc ? soFar.masc : boost.masc === true;
  const supercharger =
    soFar !== undefined && unit.usedSupercharger ? soFar.supercharger : boost.supercharger === true;
  return calculateRunningMp(walk, unit.pilot.abilities, {
    ruleset: battle.rules,
    masc: masc && unit.hasWorking('masc'),
    supercharger: supercharger && unit.hasWorking('supercharger'),
    hardenedLegs: movementGearOf(unit).hardenedLegs,
    unitQuirks: unit.design.quirks,
    mpLastTurn: soFar?.mpLastTurn ?? unit.mpSpentLastTurn,
    chassis: mechFigures(unit.design).chassis,
    legsLost: unit.legsLost,
    carrying: unit.carrying !== undefined,
  });
}

/** Nobody gets up without a gyro, or a biped on one leg without an arm to lean on; a quad leans on its front legs (docs/rules/movement.md). */
function canStand(unit: Combatant): boolean {
  if (isGyroDestroyed(unit) || !legsLeft(unit).stands) return false;
  const { arms, legs, pairsOfLegs } = unit.plan;
  if (unit.legsLost === 0 || unit.legsLost === legs.length) return true;
  const [front = legs] = pairsOfLegs;
  const leanOn = arms.length > 0 ? arms : front;
  const others = arms.length > 0 ? legs : legs.filter((leg) => !front.includes(leg));
  return leanOn.some((limb) => !unit.hasLost(limb)) || !others.some((leg) => unit.hasLost(leg));
}
