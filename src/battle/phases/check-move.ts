import { swerveObstacle } from '../anti-mech/shake-off.js';
import type { Battle } from '../battle.js';
import { pickUpObstacle } from '../combatant/burden.js';
import type { Combatant } from '../combatant/combatant.js';
import { IllegalOrderError } from '../illegal-order.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { Mover } from '../movement/mover.js';
import { OBSTACLE_WORDS } from '../movement/obstacle-words.js';
import type { PathReport } from '../movement/path.js';
import { isTooHigh } from '../movement/take-step.js';
import type { MoveOrder } from '../orders.js';
import { canTakeLastStep, chargeObstacle } from '../physical/charge-obstacle.js';
import { checkWayBack } from '../withdrawal.js';

/** @throws {IllegalOrderError} if it can only be done before a unit moves, and this one goes on with its move */
export function checkRest(unit: Combatant, { signatures, reactor, convertTo }: MoveOrder): void {
  if (convertTo !== undefined) throw new IllegalOrderError(unit, 'convert', 'it has moved already');
  if (signatures !== undefined)
    throw new IllegalOrderError(unit, 'switch its systems', 'it has moved already');
  if (reactor !== undefined) {
    throw new IllegalOrderError(unit, `switch its reactor ${reactor}`, 'that takes the whole move');
  }
}

/** @throws {IllegalOrderError} if the rules forbid the path, or what it is for */
export function checkPlan(
  battle: Battle,
  unit: Combatant,
  order: MoveOrder,
  mover: Mover,
  plan: PathReport,
): void {
  if (plan.obstacle !== undefined)
    throw new IllegalOrderError(unit, 'move like that', OBSTACLE_WORDS[plan.obstacle]);
  checkWayBack(battle, unit, plan);
  const keeps = order.pickUp ? pickUpObstacle(battle, unit, plan.end.hex) : undefined;
  if (keeps !== undefined) throw new IllegalOrderError(unit, 'pick anything up', keeps);
  const clings = order.shakeOff ? swerveObstacle(battle, unit, mover, plan.end) : undefined;
  if (clings !== undefined) throw new IllegalOrderError(unit, 'shake soldiers off', clings);
  if (order.attack === undefined) return;
  const { kind, target: index } = order.attack;
  const target = battle.units[index];
  const refuse = (why: string): never => {
    throw new IllegalOrderError(unit, kind === 'dfa' ? 'jump on another' : 'charge', why);
  };
  if (target === undefined || target.side === unit.side || target.isOut || target.hex === OFF_MAP) {
    throw new IllegalOrderError(unit, 'attack', 'that is not a target');
  }
  const { end, mode } = plan;
  if (battle.map.distance(end.hex, target.hex) !== 1) refuse('the move does not end beside the target');
  const why = chargeObstacle(battle, unit, kind, target, end);
  if (why !== undefined) refuse(why);
  if (kind === 'dfa') {
    if (mode !== 'jump') refuse('it does not jump');
    const flown = battle.map.distance(unit.hex, target.hex);
    if (flown > mover.jump) refuse('the target is farther than it jumps');
    if (isTooHigh(battle.map, mover, target.hex, target.elevation)) refuse('the target stands too high');
    return;
  }
  if (mode === 'jump' || end.lastWay === 'back') refuse('it does not run at the target');
  if (battle.map.neighbors[end.hex * 6 + end.facing] !== target.hex)
    refuse('the target is not straight ahead');
  if (end.hexesMoved < 1) refuse('it takes a run-up');
  if (!canTakeLastStep(battle.map, mover, end)) refuse('it cannot take the last step, into the target');
}
