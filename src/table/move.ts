import { pilotingRollOf } from '../battle/attack/piloting-rolls.js';
import type { Battle } from '../battle/battle.js';
import { switchOnBoosters } from '../battle/combatant/boosters.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { moverOf } from '../battle/combatant/mover-of.js';
import { breaksThroughIce } from '../battle/damage/break-ice.js';
import { fall } from '../battle/damage/fall.js';
import { hurtBySlide } from '../battle/damage/slide.js';
import { heatOfMovement } from '../battle/heat/movement-heat.js';
import { IllegalOrderError } from '../battle/illegal-order.js';
import { featuresAt } from '../battle/map/features.js';
import { OFF_MAP } from '../battle/map/hex-map.js';
import { featuresUnderfoot } from '../battle/movement/ground.js';
import type { Mover } from '../battle/movement/mover.js';
import type { PathPosition } from '../battle/movement/position.js';
import {
  landsWithoutRoll,
  type MovementRoll,
  mireCause,
  offCourse,
  rollsAtEnd,
  throughWall,
} from '../battle/movement/rolls.js';
import { standingUpMp, standsUpAtARun } from '../battle/movement/step.js';
import { afterConversion, checkConversion, convert } from '../battle/phases/convert.js';
import { switchSignatures } from '../battle/phases/movement.js';
import { landed } from '../battle/phases/walk-path.js';
import { pilotStateOf } from '../battle/piloting/pilot-state.js';
import { passesPilotingRoll, rollPiloting } from '../battle/piloting/roll-piloting.js';
import {
  type BoosterRoll,
  boosterRolls,
  type MovementModifiers,
  modifiersOfMove,
} from '../battle/plan/results-of-move.js';
import { noDice } from '../dice/roller.js';
import { calculateSkidDamage, calculateSkidDistance } from '../rules/falling/index.js';
import type { ITargetNumber } from '../rules/modifier.js';
import { needsRollToStand } from '../rules/piloting/index.js';
import { entryRoll } from '../rules/terrain/index.js';
import { type TerrainFeature, terrainLevel, terrainType } from '../rules/terrain/terrain.js';
import type { Move } from './action.js';
import { putGround } from './ground.js';
import { actingUnit } from './turn-of.js';
import { checkNumberOfSomebody } from './with-strangers.js';

/** A roll that a move calls for. */
type RollOfMove = Pick<MovementRoll, 'cause' | 'footing' | 'failure'>;

/** Moves a unit as its player declares, and makes the rolls that the move calls for. */
export function move(battle: Battle, action: Move): void {
  const unit = actingUnit(battle, action.unit, 'movement', 'move');
  checkMove(battle, unit, action);
  if (action.signatures !== undefined) switchSignatures(battle, unit, action.signatures);
  if (action.convertTo !== undefined) convert(battle, unit);
  if (action.getsUp && !getUp(battle, unit)) {
    // A failed attempt may have been a run.
    unit.movement = action.movement;
    return;
  }
  if (!boostersHold(battle, unit, action)) return;
  const spent = spentBefore(unit);
  unit.moveSoFar = undefined;
  unit.hasMoved = true;
  comeTo(battle, unit, action);
  if (action.movement === 'jump') unit.stuck = false;
  unit.movement = action.movement;
  unit.hexesMoved = action.hexes;
  unit.mpSpentLastTurn = spent + (action.points ?? action.hexes);
  if (action.goesProne) unit.prone = true;
  if (battle.listening) tellMove(battle, unit);
  if (iceBreaks(battle, unit, action)) return;
  for (const roll of rollsOfMove(battle, unit, action)) {
    const margin = rollPiloting(battle, unit, roll.cause, undefined, roll.footing);
    if (margin < 0 && !comesThrough(battle, unit, roll, 0 - margin, action)) return;
  }
  if (action.movement === 'jump') landed(battle, unit, action.charge);
  if (action.charge !== undefined) {
    unit.chargeTarget = action.charge.target;
    unit.chargeKind = action.charge.kind;
  }
}

/** Rolls one die for each hex of ice over water, in the order of the move. Where the ice breaks, the move ends. */
function iceBreaks(battle: Battle, unit: Combatant, { entered = [], hexes }: Move): boolean {
  if (hexes === 0) return false;
  const ended = featuresAt(battle.map, unit.hex);
  for (const feature of entered) {
    if (terrainType(feature) !== 'ice') continue;
    putGround(battle, unit, [feature]);
    if (breaksThroughIce(battle, unit)) return true;
    putGround(battle, unit, ended);
  }
  return breaksThroughIce(battle, unit);
}

/** Applies a failed roll. Returns false if it ends the move. How far a unit slides shows on the table. */
function comesThrough(
  battle: Battle,
  unit: Combatant,
  roll: RollOfMove,
  margin: number,
  action: Move,
): boolean {
  const { cause, footing, failure } = roll;
  if (failure === 'stuck') {
    unit.stuck = true;
    putGround(battle, unit, footing);
    if (battle.listening) battle.tell({ type: 'stuck', unit: unit.index, free: false });
    return false;
  }
  if (!unit.design.falls) {
    const ended = featuresAt(battle.map, unit.hex);
    putGround(battle, unit, footing);
    const inPlace = { ...positionOf(unit, action), hexesMoved: 0 };
    const asked: MovementRoll = { ...roll, hex: unit.hex, step: 0 };
    const goesOn =
      unit.design.kind.mishap(battle, unit, asked, margin, inPlace, inPlace.lastWay) && !unit.isOut;
    if (unit.hex !== OFF_MAP) putGround(battle, unit, ended);
    return goesOn;
  }
  fall(battle, unit, cause, 0, undefined, { hex: footing });
  if (failure !== 'skid') return false;
  unit.skidded = true;
  hurtBySlide(
    battle,
    unit,
    unit.hex,
    calculateSkidDamage(unit.design.tonnage, calculateSkidDistance(action.hexes)),
  );
  return false;
}

/** The rolls and the results of a planned move. */
export interface MoveForecast extends MovementModifiers {
  /** Piloting Skill Rolls, in order. */
  readonly rolls: readonly ITargetNumber[];
  readonly boosters: readonly BoosterRoll[];
  /** The heat of the move, without attacks. */
  readonly heat: number;
}

/** Returns what a planned move calls for and leads to. Changes nothing. */
export function forecastMove(battle: Battle, action: Move): MoveForecast {
  const planned = battle.copy(noDice);
  const unit = actingUnit(planned, action.unit, 'movement', 'move');
  checkMove(planned, unit, action);
  if (action.convertTo !== undefined) convert(planned, unit);
  const before = action.getsUp ? standRolls(planned, unit) : [];
  const first = before.map((roll) => numberOf(planned, unit, roll));
  if (action.getsUp) {
    unit.prone = false;
    unit.attemptsToStand += 1;
  }
  comeTo(planned, unit, action);
  if (action.goesProne) unit.prone = true;
  const rolls = rollsOfMove(planned, unit, action).map((roll) => numberOf(planned, unit, roll));
  unit.movement = action.movement;
  unit.hexesMoved = action.hexes;
  return {
    rolls: [...first, ...rolls],
    boosters: action.movement === 'run' ? boosterRolls(planned, unit, action) : [],
    ...modifiersOfMove(unit),
    heat: unit.design.tracksHeat ? heatOfMovement(unit) : 0,
  };
}

/** A unit that does not leave its hex keeps its terrain. */
function comeTo(battle: Battle, unit: Combatant, { ground, hexes }: Move): void {
  if (ground !== undefined || hexes > 0) putGround(battle, unit, ground ?? []);
}

/** Movement points already spent on a move that a fall cut short, or on a conversion. */
const spentBefore = ({ hasMoved, converted, mpSpentLastTurn }: Combatant): number =>
  hasMoved || converted ? mpSpentLastTurn : 0;

const numberOf = (battle: Battle, unit: Combatant, { cause, footing }: RollOfMove): ITargetNumber =>
  pilotingRollOf(battle, unit, cause, footing);

/** @throws {IllegalOrderError} if the move is illegal, saying why */
function checkMove(battle: Battle, standing: Combatant, action: Move): void {
  if (action.convertTo !== undefined) checkConversion(battle, standing, action.convertTo);
  const unit = action.convertTo === undefined ? standing : afterConversion(battle, standing);
  const refuse = (why: string): never => {
    throw new IllegalOrderError(unit, 'move like that', why);
  };
  const { movement, hexes, points = hexes, getsUp = false, goesProne = false, charge } = action;
  if (unit.hasMoved && !(unit.prone && getsUp)) refuse('it has moved in this turn');
  if (getsUp && !unit.prone) refuse('it is not prone');
  const mover = moverOf(battle, unit, action);
  if (getsUp && !mover.canStand) refuse('it cannot get up');
  if (unit.prone && !getsUp && hexes > 0) refuse('it is prone: it has to get up first');
  if (unit.stuck && hexes > 0 && movement !== 'jump') refuse('it is stuck');
  if (movement === 'stationary' && (hexes > 0 || getsUp)) refuse('a unit that stands still moves no hexes');
  if (movement === 'stationary' && unit.converted) refuse('a conversion takes points: it walks or runs');
  if (points < hexes) refuse(`${hexes} hexes take at least ${hexes} points`);
  if (movement === 'walk' && (getsUp || unit.attemptsToStand > 0) && standsUpAtARun(mover))
    refuse('getting up counts as running');
  const most = pointsFor(mover, movement);
  if (movement !== 'stationary' && most === 0) refuse(`it cannot ${movement}`);
  const before = spentBefore(unit) + unit.attemptsToStand * standingUpMp(mover.run);
  const needed = before + points + (getsUp ? standingUpMp(mover.run) : 0) + (goesProne ? 1 : 0);
  // A unit with any movement points may always move one hex or stand up.
  if (needed > most && (before > 0 || hexes + (getsUp ? 1 : 0) > 1))
    refuse(`that takes ${needed} points, and it has ${most} to ${movement}`);
  if (charge !== undefined) {
    // The players describe a target without a record sheet.
    const target = charge.somebody === undefined ? battle.unit(charge.target) : undefined;
    if (target?.side === unit.side || target?.isOut) refuse('that is not a target');
    if (charge.somebody !== undefined) checkNumberOfSomebody(battle, charge.target);
    if (hexes === 0) refuse('a charge or a death from above needs a run-up of at least one hex');
    if ((charge.kind === 'dfa') !== (movement === 'jump'))
      refuse('a death from above needs a jump, and a charge needs a run-up');
  }
}

const pointsFor = ({ walk, run, jump }: Mover, movement: Move['movement']): number => {
  if (movement === 'walk') return walk;
  if (movement === 'run') return run;
  return movement === 'jump' ? jump : 0;
};

function standRolls(battle: Battle, unit: Combatant): readonly RollOfMove[] {
  if (!needsRollToStand(pilotStateOf(unit))) return [];
  return [
    {
      cause: { kind: 'stand' },
      footing: featuresUnderfoot(battle.map, unit.hex, unit.elevation),
      failure: 'fall',
    },
  ];
}

/** Returns false if the unit stays prone. */
function getUp(battle: Battle, unit: Combatant): boolean {
  unit.attemptsToStand += 1;
  for (const { cause, footing } of standRolls(battle, unit)) {
    if (passesPilotingRoll(battle, unit, cause, undefined, footing)) continue;
    fall(battle, unit, cause, 0, undefined, { hex: footing });
    return false;
  }
  unit.prone = false;
  if (battle.listening) battle.tell({ type: 'stand', unit: unit.index });
  return true;
}

/** Returns false if a booster fails: the player has to plan the move again. */
function boostersHold(battle: Battle, unit: Combatant, { movement, masc, supercharger }: Move): boolean {
  const fresh = {
    masc: movement === 'run' && masc === true && !unit.usedMasc,
    supercharger: movement === 'run' && supercharger === true && !unit.usedSupercharger,
  };
  if (!fresh.masc && !fresh.supercharger) return true;
  const held = switchOnBoosters(battle, unit, fresh);
  return held.masc === fresh.masc && held.supercharger === fresh.supercharger;
}

/** Returns the rolls after standing up: for a skid, for terrain entered, and at the end of the move. */
function rollsOfMove(battle: Battle, unit: Combatant, action: Move): readonly RollOfMove[] {
  const { movement, hexes, entered = [], ground = [], skids } = action;
  const pilot = pilotStateOf(unit);
  // Landing from a jump has its own rolls.
  const lastHex = hexes > 0 && movement !== 'jump' ? ground : [];
  const onTheWay = [...entered, ...lastHex].flatMap((terrain): readonly RollOfMove[] =>
    entryRolls(battle, unit, action, terrain),
  );
  const course = offCourse(pilot, hexes);
  const turned = skids === true && (course.failure !== 'skid' || battle.rules.movement.skids);
  const footing = featuresUnderfoot(battle.map, unit.hex, unit.elevation);
  const skid: readonly RollOfMove[] = turned ? [{ ...course, footing }] : [];
  const atEnd = rollsAtEnd(battle.map, positionOf(unit, action), movement, pilot, 0, battle.rulesetOption);
  return [...skid, ...onTheWay, ...atEnd];
}

function entryRolls(
  battle: Battle,
  unit: Combatant,
  { movement, hexes }: Move,
  terrain: TerrainFeature,
): readonly RollOfMove[] {
  const pilot = pilotStateOf(unit);
  const { motion, largeSupport } = pilot;
  if (terrainType(terrain) === 'building') {
    const wall = throughWall(pilot, terrainLevel(terrain), hexes);
    return wall === undefined ? [] : [{ ...wall, footing: [terrain] }];
  }
  const asked = entryRoll(terrain, {
    ...battle.rulesetOption,
    movementType: movement,
    motion,
    largeSupport,
  });
  if (asked !== 'fall' && asked !== 'bog_down') return [];
  if (asked === 'bog_down' && movement === 'jump' && landsWithoutRoll(motion)) return [];
  if (asked === 'fall') return [{ cause: { kind: 'terrain', terrain }, footing: [terrain], failure: 'fall' }];
  return [{ cause: mireCause(terrain, movement), footing: [terrain], failure: 'stuck' }];
}

const positionOf = (unit: Combatant, { movement, hexes, points = hexes }: Move): PathPosition => ({
  hex: unit.hex,
  elevation: unit.elevation,
  facing: unit.facing,
  facingOnArrival: unit.facing,
  prone: unit.prone,
  mp: points,
  hexesMoved: hexes,
  lastWay: 'ahead',
  stepsTaken: hexes,
  mode: movement,
  justStood: false,
  runBarred: false,
  onRoad: false,
});

const tellMove = (battle: Battle, { index, hex, facing, movement, hexesMoved }: Combatant): void =>
  battle.tell({
    type: 'move',
    unit: index,
    from: hex,
    to: hex,
    facing,
    movement,
    hexes: hexesMoved,
    path: [hex],
  });
