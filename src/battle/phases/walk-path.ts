import { FALL_ONTO_UNIT_LEVELS } from '../../rules/falling/index.js';
import { dropOnto, swerve, throwOff } from '../anti-mech/shake-off.js';
import type { Battle } from '../battle.js';
import { pickUp } from '../combatant/burden.js';
import type { Combatant } from '../combatant/combatant.js';
import type { BoosterUse } from '../combatant/mover-of.js';
import { bogDown } from '../damage/bog-down.js';
import { breaksThroughIce } from '../damage/break-ice.js';
import { fall } from '../damage/fall.js';
import { slide } from '../damage/slide.js';
import { FACINGS, type Facing } from '../hex/hex.js';
import { iceMayBreak } from '../movement/ground.js';
import type { Mover } from '../movement/mover.js';
import type { PathReport } from '../movement/path.js';
import type { PathEnd } from '../movement/plain-path.js';
import type { PathPosition, StepTaken } from '../movement/position.js';
import { type MovementRoll, rollsAtEnd, rollsOnStep } from '../movement/rolls.js';
import { startOfPath } from '../movement/take-step.js';
import type { MoveOrder } from '../orders.js';
import { fallOnto, makeRoom } from '../physical/displace.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { rollPiloting } from '../piloting/roll-piloting.js';
import { breakOff } from './break-off.js';

/** Follows a checked path until it ends or a roll fails. */
export function followPath(
  battle: Battle,
  unit: Combatant,
  order: MoveOrder,
  mover: Mover,
  plan: PathReport,
  boosters: Required<BoosterUse>,
): void {
  if (unit.design.flight !== undefined && plan.steps.some(({ kind }) => kind === 'hover'))
    unit.design.kind.hovers?.(unit);
  const smooth = plan.rolls.length === 0 && !leadsOverIce(battle, plan);
  if (smooth && (unit.design.tracksHeat || !leadsThroughFire(battle, plan)))
    takePath(battle, unit, order, mover, plan);
  else walkPath(battle, unit, order, mover, plan, boosters);
}

function leadsOverIce({ map }: Battle, { steps, end, mode }: PathReport): boolean {
  if (mode === 'jump') return iceMayBreak(map, end.hex, end.elevation);
  for (const { position } of steps) if (iceMayBreak(map, position.hex, position.elevation)) return true;
  return false;
}

/** What fire merely heats walks through it without care. */
function leadsThroughFire({ map }: Battle, { steps, mode }: PathReport): boolean {
  if (mode === 'jump') return false;
  for (const { position } of steps) if (map.has(position.hex, 'fire')) return true;
  return false;
}

/** A path on which nothing can go wrong is not walked step by step. */
function takePath(battle: Battle, unit: Combatant, order: MoveOrder, mover: Mover, plan: PathReport): void {
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
    tellMove({ battle, unit, mode, from, path, facing: end.facing });
  }
  if (mode === 'jump') landed(battle, unit, order.attack);
  endMove(battle, unit, order, mover);
}

/** The purpose of the move: a charge begins, an object is picked up, infantry is shaken off. */
export function endMove(battle: Battle, unit: Combatant, order: MoveOrder, mover: Mover): void {
  if (order.attack !== undefined && !unit.prone) {
    unit.chargeTarget = order.attack.target;
    unit.chargeKind = order.attack.kind;
  }
  if (order.pickUp) pickUp(battle, unit);
  if (order.shakeOff) swerve(battle, unit, mover);
  if (battle.mayBeSwarmed && order.steps.includes('go-prone')) dropOnto(battle, unit);
}

function walkPath(
  battle: Battle,
  unit: Combatant,
  order: MoveOrder,
  mover: Mover,
  plan: PathReport,
  boosters: Required<BoosterUse>,
): void {
  const { mode } = plan;
  const mpLastTurn = mover.soFar?.mpLastTurn ?? unit.mpSpentLastTurn;
  const walk: Walk = { battle, unit, mode, from: unit.hex, path: [unit.hex], facing: unit.facing };
  const pilot = pilotStateOf(unit);
  let at = startOfPath(mover, battle.map);
  let mishap: Mishap | undefined;
  if (battle.listening) battle.holdEvents();
  for (let index = 0; index < plan.steps.length && mishap === undefined; index += 1) {
    const step = plan.steps[index] as StepTaken;
    mishap = mishapOn(
      walk,
      at,
      step,
      rollsOnStep(battle.map, at, step, mode, pilot, index, battle.rulesetOption),
    );
    at = step.position;
  }
  if (mishap === undefined) settleOn(walk, at);
  tellMove(walk);
  // Rolls for landing, or for running on damaged legs, come at the end of a move.
  if (mishap === undefined) {
    for (const roll of rollsAtEnd(battle.map, at, mode, pilot, plan.steps.length - 1, battle.rulesetOption)) {
      const margin = marginOf(battle, unit, roll);
      if (margin >= 0) continue;
      comeToGrief(walk, roll, at, at, margin);
      if (mode === 'jump') breaksThroughIce(battle, unit);
      return;
    }
    if (mode === 'jump') landed(battle, unit, order.attack);
    if (mode !== 'jump' || !breaksThroughIce(battle, unit)) endMove(battle, unit, order, mover);
  } else if (mishap !== 'stopped') breakOff(battle, unit, mishap, boosters, mpLastTurn);
}

/** A move that is walked step by step, and how far it has got. */
interface Walk {
  readonly battle: Battle;
  readonly unit: Combatant;
  /** The declared mode of the whole move. */
  readonly mode: PathReport['mode'];
  readonly from: number;
  readonly path: number[];
  facing: Facing;
}

/** The result of a step that failed: the end of the move, or a fall after which the move may go on from there. */
type Mishap = 'stopped' | PathPosition;

function mishapOn(
  walk: Walk,
  before: PathPosition,
  step: StepTaken,
  rolls: readonly MovementRoll[],
): Mishap | undefined {
  const { battle, unit } = walk;
  const { kind, position } = step;
  if (kind === 'stand') unit.attemptsToStand += 1;
  let ends = false;
  for (const roll of rolls) {
    settleOn(walk, roll.hex === before.hex && kind !== 'stand' ? before : position);
    // The unit stays prone until the roll is made.
    if (kind === 'stand') unit.prone = true;
    const margin = marginOf(battle, unit, roll);
    if (margin >= 0) continue;
    const mishap = comeToGrief(walk, roll, before, position, margin);
    // At the foot of a cliff the ground has its rolls all the same.
    ends = roll.failure === 'cliff' && !unit.isOut;
    if (!ends) return mishap;
  }
  visit(walk, position.hex);
  const entersOnFoot = walk.mode !== 'jump' && position.hex !== before.hex;
  if (entersOnFoot && iceMayBreak(battle.map, position.hex, position.elevation)) {
    settleOn(walk, position);
    if (breaksThroughIce(battle, unit)) {
      makeRoom(battle, unit, sideFrom(battle, before.hex, unit.hex) ?? before.facing);
      unit.movement = position.mode;
      return ends ? 'stopped' : position;
    }
  }
  if (entersOnFoot && !unit.design.tracksHeat && battle.map.has(position.hex, 'fire')) {
    settleOn(walk, position);
    unit.design.kind.comesIntoFire(battle, unit);
    // A unit that the fire destroys goes no farther.
    if (unit.isOut || unit.elevation !== position.elevation) return 'stopped';
  }
  if (battle.listening && (kind === 'stand' || kind === 'go-prone'))
    battle.tell({ type: kind, unit: unit.index });
  return ends ? 'stopped' : undefined;
}

const marginOf = (battle: Battle, unit: Combatant, { cause, footing }: MovementRoll): number =>
  rollPiloting(battle, unit, cause, undefined, footing);

/** Applies a failed roll between one position and the next. */
function comeToGrief(
  walk: Walk,
  roll: MovementRoll,
  before: PathPosition,
  next: PathPosition,
  margin: number,
): Mishap {
  const { battle, unit } = walk;
  if (!unit.design.falls && roll.failure !== 'stuck') return goWrong(walk, roll, before, next, margin);
  const { cause, failure, footing } = roll;
  // A fall ends in the lower of two hexes (docs/rules/falling.md).
  const falls = failure === 'fall' && next.hex !== before.hex;
  const levels = falls ? levelOf(battle, before) - levelOf(battle, next) : 0;
  const place = levels < 0 ? before : next;
  if (place === before && walk.path[walk.path.length - 1] === next.hex) walk.path.pop();
  if (falls) settleOn(walk, place);
  const drop = Math.abs(levels);
  const direction = sideFrom(battle, place === before ? next.hex : before.hex, unit.hex) ?? before.facing;
  const below = battle.besideInHex(unit);
  const strikes = drop >= FALL_ONTO_UNIT_LEVELS && below !== undefined;
  if (!strikes) makeRoom(battle, unit, direction);
  if (failure === 'stuck') {
    bogDown(battle, unit);
    return 'stopped';
  }
  if (strikes) {
    const from = place === before ? next.hex : before.hex;
    const { hex: to, elevation } = place;
    fallOnto(battle, unit, { from, to, direction, elevation, drop, domino: false }, below, cause);
  } else fall(battle, unit, cause, drop, undefined, { hex: footing });
  if (failure === 'skid') {
    slide(battle, unit, before);
    return 'stopped';
  }
  // The points spent decide whether it walked or ran (docs/rules/movement.md); those of the failed step count as well.
  const { mp, mode, runBarred } = next;
  unit.movement = mode;
  unit.mpSpentLastTurn = mp;
  return { ...place, mp, mode, runBarred };
}

/** The same for a unit that stays upright: its kind says where it ends up. */
function goWrong(
  { battle, unit }: Walk,
  roll: MovementRoll,
  before: PathPosition,
  next: PathPosition,
  margin: number,
): Mishap {
  const { mp, mode, runBarred, hexesMoved, lastWay } = next;
  unit.movement = mode;
  unit.mpSpentLastTurn = mp;
  const goesOn = unit.design.kind.mishap(battle, unit, roll, 0 - margin, before, lastWay);
  if (unit.isOut) return 'stopped';
  // It may have to stop here, where there may be no room.
  makeRoom(battle, unit, sideFrom(battle, before.hex, unit.hex) ?? before.facing);
  if (!goesOn) return 'stopped';
  const { hex, elevation, facing } = unit;
  return { ...next, hex, elevation, facing, facingOnArrival: facing, mp, mode, runBarred, hexesMoved };
}

const levelOf = ({ map }: Battle, { hex, elevation }: PathPosition): number =>
  (map.level[hex] as number) + elevation;

function settleOn(walk: Walk, at: PathPosition): void {
  settle(walk.battle, walk.unit, at, walk.mode, walk.from);
  walk.facing = at.facing;
  visit(walk, at.hex);
}

function visit({ path }: Walk, hex: number): void {
  if (path[path.length - 1] !== hex) path.push(hex);
}

const sideFrom = ({ map }: Battle, from: number, to: number): Facing | undefined =>
  FACINGS.find((direction) => map.neighbors[from * 6 + direction] === to);

/** Moves a unit to the current position of a path. */
export function settle(
  battle: Battle,
  unit: Combatant,
  at: PathEnd,
  mode: PathReport['mode'],
  from: number,
): void {
  // A unit that leaves the ground frees its hex for others.
  const rises = at.elevation !== unit.elevation && unit.aptitudes.footwork.vertical !== undefined;
  unit.elevation = at.elevation;
  if (at.hex !== unit.hex || rises) battle.place(unit, at.hex);
  unit.turnTo(at.facing);
  unit.prone = at.prone;
  unit.mpSpentLastTurn = at.mp;
  unit.movement = at.stepsTaken === 0 ? 'stationary' : mode;
  unit.hexesMoved = mode === 'jump' ? battle.map.distance(from, at.hex) : at.hexesMoved;
  if (mode === 'jump') unit.stuck = false;
}

function tellMove({ battle, unit, from, path, facing }: Walk): void {
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
    ...(unit.aptitudes.footwork.vertical !== undefined && { elevation: unit.elevation }),
  });
}

/** A jump may throw off swarming infantry. */
export function landed(battle: Battle, unit: Combatant, attack?: { readonly kind: string }): void {
  const { kind } = unit.design;
  // Death from above is still in the air.
  if (attack?.kind !== 'dfa') {
    kind.sinksOnLanding?.(battle, unit);
    kind.landJump(battle, unit);
  }
  if (battle.mayBeSwarmed) throwOff(battle, unit);
}
