import { calculateJumpingMp, calculateRunningMp, calculateWalkingMp } from '../../../rules/movement/index.js';
import { withLegsLost } from '../../../rules/movement/legs-lost.js';
import type { LegsLost } from '../../../rules/rulesets/areas/movement.js';
import type { Battle } from '../../battle.js';
import { ROOT } from '../../combatant/actuators.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { BoosterUse } from '../../combatant/mover-of.js';
import type { Pace } from '../../combatant/pace.js';
import type { Mover } from '../../movement/mover.js';
import { cruiseOf } from './cruise.js';
import { mechFigures } from './figures.js';
import { isGyroDestroyed } from './gyro.js';
import type { MovementGear } from './movement-gear.js';
import { movementGearOf } from './movement-gear-of.js';
import { legDamages } from './pilot-state.js';

export function mechMover(battle: Battle, unit: Combatant, boost: BoosterUse): Mover {
  const soFar = unit.moveSoFar;
  const plain = soFar === undefined && boost.masc !== true && boost.supercharger !== true;
  const pace = paceOf(unit);
  const walk = unit.converted ? walkAfterConversion(unit) : walkAt(pace, battle, unit);
  return {
    hex: unit.hex,
    elevation: unit.elevation,
    facing: unit.facing,
    prone: unit.prone,
    walk,
    run: plain && !unit.converted ? (pace.runs[unit.heat] as number) : runOf(battle, unit, walk, boost),
    // A jump is a whole turn's movement.
    jump: soFar === undefined || soFar.mp === 0 ? pace.jump : 0,
    jumpDetour: unit.aptitudes.jumpDetour,
    sideStep: unit.aptitudes.sideStep,
    climbs: pace.climbs,
    climbsBackward: pace.climbsBackward,
    turnsAnyWay: pace.turnsAnyWay,
    canStand: unit.attemptsToStand < pace.attemptsToStand,
    standingCountsAsRunning: pace.standingCountsAsRunning,
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    soFar,
  };
}

/** Walking points at the unit's heat; the matching running points are set as well. */
function walkAt({ walks, runs }: Pace, battle: Battle, unit: Combatant): number {
  const { heat } = unit;
  let walk = walks[heat];
  if (walk === undefined) {
    walk = isGyroDestroyed(unit) ? turningOnly(unit) : walkOf(unit);
    walks[heat] = walk;
    runs[heat] = runningPoints(battle, unit, walk, unit.mpSpentLastTurn, false, false);
  }
  return walk;
}

/** A 'Mech without a gyro can only turn on the ground (docs/rules/movement.md). */
const turningOnly = (unit: Combatant): number => (unit.prone ? walkOf(unit) : 0);

/** In the turn in which it converted to 'Mech mode, a QuadVee has the points of vehicle mode. */
const walkAfterConversion = (unit: Combatant): number =>
  isGyroDestroyed(unit) && !unit.prone ? 0 : cruiseOf(unit);

/** Undamaged units of one build move alike in every battle. */
const whole = new WeakMap<Combatant['aptitudes'], Pace>();

/** Its movement after damage, cached until something changes that affects it. */
function paceOf(unit: Combatant): Pace {
  const kept = unit.keptPace() ?? whole.get(unit.aptitudes);
  if (kept !== undefined && holdsFor(kept, unit)) return kept;
  const pace = workOut(unit);
  if (unit.version === 0 && !whole.has(unit.aptitudes)) whole.set(unit.aptitudes, pace);
  return unit.keepPace(pace);
}

/** Shields wear out through hits that change nothing else. */
const holdsFor = (pace: Pace, unit: Combatant): boolean =>
  pace.version === unit.version &&
  pace.legsLost === unit.legsLost &&
  pace.elevation === unit.elevation &&
  pace.carrying === (unit.carrying !== undefined) &&
  (pace.prone === unit.prone || unit.gyroHits === 0) &&
  (pace.mpLastTurn === unit.mpSpentLastTurn || !unit.aptitudes.runsOnlyFromWalk) &&
  unit.design.shields.length === 0;

function workOut(unit: Combatant): Pace {
  const legs = legsLeft(unit);
  const { climbsOnDamagedHip } = unit.rules.movement;
  return {
    version: unit.version,
    legsLost: unit.legsLost,
    elevation: unit.elevation,
    carrying: unit.carrying !== undefined,
    prone: unit.prone,
    mpLastTurn: unit.mpSpentLastTurn,
    walks: [],
    runs: [],
    jump: jumpOf(movementGearOf(unit), Math.max(0, -unit.elevation)),
    climbs: hasDamagedHip(unit) ? Math.min(legs.climbs, climbsOnDamagedHip) : legs.climbs,
    climbsBackward: legs.climbsBackward,
    turnsAnyWay: legs.turnsAnyWay,
    attemptsToStand: canStand(unit) ? legs.attemptsToStand : 0,
    standingCountsAsRunning: legs.standingCountsAsRunning,
  };
}

/** A lost leg has no hip that counts. */
const hasDamagedHip = (unit: Combatant): boolean =>
  unit.plan.legs.some((leg) => !unit.hasLost(leg) && ((unit.actuatorsLost[leg] as number) & ROOT) !== 0);

/** What its remaining legs allow. */
const legsLeft = (unit: Combatant): LegsLost =>
  withLegsLost(unit.rules.movement, mechFigures(unit.design).chassis, unit.legsLost);

/** A shortcut for units without jump jets. */
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
  // Boosters that were switched on in this turn stay on, unless they failed.
  const masc = soFar !== undefined && unit.usedMasc ? soFar.masc : boost.masc === true;
  const supercharger =
    soFar !== undefined && unit.usedSupercharger ? soFar.supercharger : boost.supercharger === true;
  const mpLastTurn = soFar?.mpLastTurn ?? unit.mpSpentLastTurn;
  return runningPoints(battle, unit, walk, mpLastTurn, masc, supercharger);
}

const runningPoints = (
  { rules: ruleset }: Battle,
  unit: Combatant,
  walk: number,
  mpLastTurn: number,
  masc: boolean,
  supercharger: boolean,
): number =>
  calculateRunningMp(walk, unit.pilot.abilities, {
    ruleset,
    masc: masc && !drives(unit) && unit.hasWorking('masc'),
    supercharger: supercharger && unit.hasWorking('supercharger'),
    hardenedLegs: movementGearOf(unit).hardenedLegs,
    unitQuirks: unit.design.quirks,
    mpLastTurn,
    chassis: mechFigures(unit.design).chassis,
    legsLost: drives(unit) ? 0 : unit.legsLost,
    carrying: unit.carrying !== undefined,
  });

/**
 * Whether it has the points of vehicle mode: in the turn of a conversion it has those of the mode in which it began.
 */
const drives = ({ inVehicleMode, converted }: Combatant): boolean => inVehicleMode !== converted;

/**
 * A 'Mech cannot stand up without a gyro; a biped on one leg also needs an arm, and a quad leans on its front legs
 * (docs/rules/movement.md).
 */
function canStand(unit: Combatant): boolean {
  if (isGyroDestroyed(unit)) return false;
  const { arms, legs, pairsOfLegs } = unit.plan;
  if (unit.legsLost === 0 || unit.legsLost === legs.length) return true;
  const [front = legs] = pairsOfLegs;
  const leanOn = arms.length > 0 ? arms : front;
  const others = arms.length > 0 ? legs : legs.filter((leg) => !front.includes(leg));
  return leanOn.some((limb) => !unit.hasLost(limb)) || !others.some((leg) => unit.hasLost(leg));
}
