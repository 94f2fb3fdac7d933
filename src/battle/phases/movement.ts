import type { PilotingCause } from '../../rules/piloting/index.js';
import type { Battle } from '../battle.js';
import { fall } from '../damage/fall.js';
import { markLost } from '../damage/loss.js';
import { slide } from '../damage/slide.js';
import { FACINGS, type Facing } from '../hex/hex.js';
import { IllegalOrderError } from '../illegal-order.js';
import { OFF_MAP } from '../map/hex-map.js';
import { boostersHold } from '../mech/boosters.js';
import { canHold } from '../mech/burden.js';
import type { Combatant } from '../mech/combatant.js';
import { moverOf } from '../mech/mover-of.js';
import {
  isSwitchedOn,
  SIGNATURES,
  type SignatureOrder,
  signatureFault,
  switchSignature,
} from '../mech/signature.js';
import type { Mover } from '../movement/mover.js';
import {
  endObstacle,
  evaluatePath,
  type PathPosition,
  type PathReport,
  startOfPath,
  takeStep,
} from '../movement/path.js';
import { type MovementRoll, rollsAtEnd, rollsOnStep } from '../movement/rolls.js';
import type { MoveOrder } from '../orders.js';
import { chargeObstacle } from '../physical/charge-obstacle.js';
import { makeRoom } from '../physical/displace.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';
import { checkWayBack, checkWithdrawal } from '../withdrawal.js';
import { nextToAct } from './activation.js';
import { endOfPhase } from './end-of-phase.js';

/** One unit after the other moves, the loser of the initiative first. */
export function movementPhase(battle: Battle): void {
  if (battle.cursor === 0 && battle.sequence.length === 0) freeStuckUnits(battle);
  const unit = nextToAct(battle, mayMove);
  if (unit !== undefined) {
    executeMove(
      battle,
      unit,
      battle.decide('move', unit, (bot) => bot.move(battle, unit)),
    );
    return;
  }
  endOfPhase(battle);
  battle.enter('weapons');
}

/** Who switched the reactor off may switch it on; nobody else acts without one. */
const mayMove = (unit: Combatant): boolean =>
  unit.canAct || (unit.staysDown && unit.conscious && !unit.isOut);

/** Bogged down units try to get free before anybody moves (combat.md section 20.1). */
function freeStuckUnits(battle: Battle): void {
  for (const unit of battle.units) {
    if (!unit.stuck || !unit.canAct) continue;
    const cause = battle.stickyGround(unit);
    unit.stuck = cause !== undefined && !passesPilotingRoll(battle, unit, cause);
    if (!unit.stuck && battle.listening) battle.tell({ type: 'stuck', unit: unit.index, free: true });
  }
}

/** @throws {IllegalOrderError} if the rules forbid it */
export function executeMove(battle: Battle, unit: Combatant, order: MoveOrder): void {
  checkWithdrawal(battle, unit, order);
  unit.hasMoved = true;
  if (order.signatures !== undefined) switchSignatures(battle, unit, order.signatures);
  if (order.reactor !== undefined) switchReactor(battle, unit, order);
  else if (order.leave) leaveMap(battle, unit);
  else if (!unit.shutDown) moveOnMap(battle, unit, order);
}

function moveOnMap(battle: Battle, unit: Combatant, order: MoveOrder): void {
  let mover = moverOf(battle, unit, order);
  const occupancy = battle.occupancyFor(unit);
  const plan = evaluatePath(battle.map, mover, order.steps.map(asStep), pilotStateOf(unit), occupancy);
  checkPlan(battle, unit, order, plan);
  if ((order.masc || order.supercharger) && plan.mode === 'run') {
    if (!boostersHold(battle, unit, order)) mover = moverOf(battle, unit);
    if (unit.prone !== mover.prone || !unit.canAct) return;
  }
  if (plan.rolls.length === 0 && !order.masc && !order.supercharger) takePath(battle, unit, order, plan);
  else walkPath(battle, unit, order, mover, plan);
}

/** A path on which nothing can go wrong is not walked step by step. */
function takePath(battle: Battle, unit: Combatant, order: MoveOrder, plan: PathReport): void {
  const from = unit.hex;
  const { end, mode, steps } = plan;
  for (const { kind } of steps) {
    if (kind !== 'stand' && kind !== 'go-prone') continue;
    if (kind === 'stand') unit.attemptsToStand += 1;
    if (battle.listening) battle.tell({ type: kind, unit: unit.index });
  }
  settle(battle, unit, end, mode, from);
  if (battle.listening) {
    const path = [from];
    for (const { position } of steps) if (position.hex !== path[path.length - 1]) path.push(position.hex);
    tellMove(battle, unit, from, path, end.facing);
  }
  arrive(battle, unit, order);
}

/** What the move was for. */
function arrive(battle: Battle, unit: Combatant, order: MoveOrder): void {
  if (order.attack !== undefined && !unit.prone) {
    unit.chargeTarget = order.attack.target;
    unit.chargeKind = order.attack.kind;
  }
  if (order.pickUp) pickUp(battle, unit);
}

const asStep = (kind: MoveOrder['steps'][number]): { readonly kind: typeof kind } => ({ kind });

function checkPlan(battle: Battle, unit: Combatant, order: MoveOrder, plan: PathReport): void {
  if (plan.obstacle !== undefined) throw new IllegalOrderError(unit, 'move like that', plan.obstacle);
  checkWayBack(battle, unit, plan);
  if (order.attack === undefined) return;
  const { kind, target: index } = order.attack;
  const target = battle.units[index];
  const refuse = (why: string): never => {
    throw new IllegalOrderError(unit, kind === 'dfa' ? 'jump on another' : 'charge', why);
  };
  if (target === undefined || target.side === unit.side || target.isOut || target.hex === OFF_MAP) {
    throw new IllegalOrderError(unit, 'attack', 'that is no target');
  }
  const { end, mode } = plan;
  if (battle.map.distance(end.hex, target.hex) !== 1) refuse('the move does not end beside the target');
  const why = chargeObstacle(battle, unit, kind, target, end);
  if (why !== undefined) refuse(why);
  if (kind === 'dfa') {
    if (mode !== 'jump') refuse('it does not jump');
    const flown = battle.map.distance(unit.hex, target.hex);
    if (flown > moverOf(battle, unit, order).jump) refuse('the target is farther than it jumps');
    return;
  }
  if (mode === 'jump' || end.lastWay === 'back') refuse('it does not run at the target');
  if (battle.map.neighbors[end.hex * 6 + end.facing] !== target.hex)
    refuse('the target is not straight ahead');
  if (end.hexesMoved < 1) refuse('it takes a run-up');
}

function walkPath(battle: Battle, unit: Combatant, order: MoveOrder, mover: Mover, plan: PathReport): void {
  const { map } = battle;
  const occupancy = battle.occupancyFor(unit);
  const from = unit.hex;
  const path: number[] = [from];
  let at = startOfPath(mover);
  let facing = unit.facing;
  let stopped = false;
  if (battle.listening) battle.holdEvents();
  for (let index = 0; index < order.steps.length && !stopped; index += 1) {
    const kind = order.steps[index] as MoveOrder['steps'][number];
    const step = takeStep(map, mover, at, kind, occupancy);
    if (step.obstacle !== undefined) break;
    const before = at;
    if (kind === 'stand') unit.attemptsToStand += 1;
    for (const roll of rollsOnStep(map, before, step, plan.mode, pilotStateOf(unit), index)) {
      const here = roll.hex === before.hex ? before : step.position;
      settle(battle, unit, here, plan.mode, from);
      if (here.hex !== path[path.length - 1]) path.push(here.hex);
      facing = here.facing;
      if (makeRoll(battle, unit, roll, before)) continue;
      stopped = true;
      break;
    }
    if (stopped) break;
    at = step.position;
    if (at.hex !== path[path.length - 1]) path.push(at.hex);
    if (kind === 'stand' && battle.listening) battle.tell({ type: 'stand', unit: unit.index });
    if (kind === 'go-prone' && battle.listening) battle.tell({ type: 'go-prone', unit: unit.index });
  }
  if (!stopped) {
    // Who was slowed on the way may have come to stand where somebody else does.
    if (endObstacle(map, mover, at, occupancy) !== undefined) at = lastFree(plan, mover, occupancy, at);
    settle(battle, unit, at, plan.mode, from);
    path.length = path.lastIndexOf(at.hex) + 1;
    facing = at.facing;
  }
  tellMove(battle, unit, from, path, facing);
  if (stopped) return;
  for (const roll of rollsAtEnd(map, at, plan.mode, pilotStateOf(unit), order.steps.length - 1)) {
    if (!makeRoll(battle, unit, roll, at)) return;
  }
  arrive(battle, unit, order);
}

/** The last place on the way where nobody else stands. */
function lastFree(
  plan: PathReport,
  mover: Mover,
  occupancy: Uint8Array,
  reached: PathPosition,
): PathPosition {
  let free = startOfPath(mover);
  for (const { position } of plan.steps) {
    if (occupancy[position.hex] === 0) free = position;
    if (position.hex === reached.hex) break;
  }
  return free;
}

function settle(
  battle: Battle,
  unit: Combatant,
  at: PathPosition,
  mode: PathReport['mode'],
  from: number,
): void {
  if (at.hex !== unit.hex) battle.place(unit, at.hex);
  unit.elevation = at.elevation;
  unit.facing = at.facing;
  unit.torsoFacing = at.facing;
  unit.prone = at.prone;
  unit.mpSpentLastTurn = at.mp;
  unit.movement = at.stepsTaken === 0 ? 'stationary' : mode;
  unit.hexesMoved = mode === 'jump' ? battle.map.distance(from, at.hex) : at.hexesMoved;
}

/** False when the move is over because of it. */
function makeRoll(battle: Battle, unit: Combatant, roll: MovementRoll, before: PathPosition): boolean {
  if (roll.failure === 'fall' && roll.cause.kind === 'stand') unit.prone = true;
  const passed = passesPilotingRoll(battle, unit, roll.cause, undefined, roll.footing);
  if (passed) return true;
  makeRoom(battle, unit, sideFrom(battle, before.hex, unit.hex) ?? before.facing);
  if (roll.failure === 'stuck') {
    unit.stuck = true;
    if (battle.listening) battle.tell({ type: 'stuck', unit: unit.index, free: false });
    return false;
  }
  const levels = roll.cause.kind === 'stand' ? 0 : Math.max(0, dropBetween(battle, before, unit));
  fall(battle, unit, roll.cause as PilotingCause, levels > 1 ? levels : 0);
  if (roll.failure === 'skid') slide(battle, unit, before);
  return false;
}

const sideFrom = ({ map }: Battle, from: number, to: number): Facing | undefined =>
  FACINGS.find((direction) => map.neighbors[from * 6 + direction] === to);

function dropBetween({ map }: Battle, before: PathPosition, unit: Combatant): number {
  const from = (map.level[before.hex] as number) + before.elevation;
  return from - ((map.level[unit.hex] as number) + unit.elevation);
}

function tellMove(
  battle: Battle,
  unit: Combatant,
  from: number,
  path: readonly number[],
  facing: Facing,
): void {
  if (!battle.listening) return;
  battle.tellBeforeHeld({
    type: 'move',
    unit: unit.index,
    from,
    to: path[path.length - 1] ?? from,
    facing,
    movement: unit.movement,
    hexes: unit.hexesMoved,
    path,
  });
}

/** Before it moves; the heat of what is on comes in the heat phase. */
function switchSignatures(battle: Battle, unit: Combatant, wanted: SignatureOrder): void {
  for (const system of SIGNATURES) {
    const on = wanted[system];
    if (on === undefined) continue;
    const why = on ? signatureFault(unit, system) : undefined;
    if (why !== undefined) throw new IllegalOrderError(unit, `switch on its ${system}`, why);
    if (isSwitchedOn(unit, system) === on) continue;
    switchSignature(unit, system, on);
    if (battle.listening) battle.tell({ type: 'signature', unit: unit.index, system, on });
  }
}

function switchReactor(battle: Battle, unit: Combatant, { reactor, steps, attack }: MoveOrder): void {
  if (steps.length > 0 || attack !== undefined) {
    throw new IllegalOrderError(unit, `switch its reactor ${reactor}`, 'that takes the whole move');
  }
  // It starts in the heat phase, as hot as it may be by then (combat.md section 23).
  unit.staysDown = reactor === 'off';
  if (reactor === 'on') return;
  unit.shutDown = true;
  if (!battle.listening) return;
  battle.tell({ type: 'shutdown', unit: unit.index, shutDown: true });
}

/** What lies in the hex goes into both hands, if they can hold it (reading R-2). */
function pickUp(battle: Battle, unit: Combatant): void {
  const found = battle.objects.findIndex(({ hex }) => hex === unit.hex);
  const object = battle.objects[found];
  if (object === undefined || unit.carrying !== undefined) return;
  if (!canHold(unit, object.tonnage, battle.rulesetOption)) return;
  battle.objects.splice(found, 1);
  unit.carrying = { name: object.name, tonnage: object.tonnage };
  if (battle.listening) {
    battle.tell({ type: 'pick-up', unit: unit.index, object: object.name, tonnage: object.tonnage });
  }
}

function leaveMap(battle: Battle, unit: Combatant): void {
  if (!battle.forcedWithdrawal)
    throw new IllegalOrderError(unit, 'leave the map', 'this battle knows no withdrawal');
  if (!battle.isAtHomeEdge(unit))
    throw new IllegalOrderError(unit, 'leave the map', 'it is not at its own edge');
  markLost(battle, unit, 'withdrawn', undefined);
  battle.place(unit, OFF_MAP);
}
