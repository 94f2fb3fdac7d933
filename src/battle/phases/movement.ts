import { swarmersOf } from '../anti-mech/swarmers.js';
import type { Battle } from '../battle.js';
import { switchOnBoosters } from '../combatant/boosters.js';
import type { Combatant } from '../combatant/combatant.js';
import { type BoosterUse, moverOf } from '../combatant/mover-of.js';
import {
  isSwitchedOn,
  SIGNATURES,
  type SignatureOrder,
  signatureFault,
  switchSignature,
} from '../combatant/signature.js';
import { markLost } from '../damage/loss.js';
import { IllegalOrderError } from '../illegal-order.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { Mover } from '../movement/mover.js';
import { evaluatePath } from '../movement/path.js';
import { type PlainPath, plainPath } from '../movement/plain-path.js';
import { rollsAtEnd } from '../movement/rolls.js';
import type { MoveOrder } from '../orders.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';
import { checkWithdrawal } from '../withdrawal.js';
import { nextToAct } from './activation.js';
import { breakOff, NOTHING_YET } from './break-off.js';
import { checkPlan, checkRest } from './check-move.js';
import { checkConversion, convert } from './convert.js';
import { endOfPhase } from './end-of-phase.js';
import { endMove, followPath, landed, settle } from './walk-path.js';

/** Units move in turn, beginning with the side that lost the initiative. */
export function movementPhase(battle: Battle): void {
  if (battle.cursor === 0 && battle.sequence.length === 0) freeStuckUnits(battle);
  const unit = unfinished(battle) ?? nextToAct(battle, mayMove);
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

/** A unit whose reactor was switched off on purpose may switch it on; all other units that are shut down cannot act. */
const mayMove = (unit: Combatant): boolean =>
  (unit.canAct && !unit.stranded && !(unit.rules.initiative.immobileSkipMovement && unit.isImmobile)) ||
  (unit.staysDown && unit.conscious && !unit.isOut);

/** A unit whose move was interrupted continues it before the next unit acts. */
function unfinished({ units }: Battle): Combatant | undefined {
  for (const unit of units) if (unit.moveSoFar !== undefined && unit.canAct) return unit;
  return undefined;
}

/** Bogged-down units try to break free before any unit moves (docs/rules/falling.md). */
export function freeStuckUnits(battle: Battle): void {
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
  if (unit.moveSoFar !== undefined) checkRest(unit, order);
  if (order.convertTo !== undefined) {
    checkConversion(battle, unit, order.convertTo, order);
    convert(battle, unit);
  }
  unit.hasMoved = true;
  if (order.signatures !== undefined) switchSignatures(battle, unit, order.signatures);
  if (order.reactor !== undefined) switchReactor(battle, unit, order);
  else if (order.leave) leaveMap(battle, unit);
  else if (!unit.shutDown) moveOnMap(battle, unit, order);
}

function moveOnMap(battle: Battle, unit: Combatant, order: MoveOrder): void {
  const mover = moverOf(battle, unit, order);
  if (takesPlainPath(battle, unit, order, mover)) return;
  const occupancy = battle.occupancyFor(unit);
  const plan = evaluatePath(
    battle.map,
    mover,
    order.steps.map(asStep),
    pilotStateOf(unit),
    occupancy,
    battle.rulesetOption,
  );
  if (battle.doubts(unit)) checkPlan(battle, unit, order, mover, plan);
  const boosters = boostersFor(battle, unit, order, plan.mode === 'run');
  if (boosters === undefined) return;
  unit.moveSoFar = undefined;
  // A unit that goes no farther after a fall stays as the fall has left it.
  if (mover.soFar !== undefined && mover.soFar.mp > 0 && order.steps.length === 0)
    endMove(battle, unit, order, mover);
  else followPath(battle, unit, order, mover, plan, boosters);
}

/** Follows a path at once if nothing on it can fail, the order needs no check and there is no listener. Returns whether it did. */
function takesPlainPath(battle: Battle, unit: Combatant, order: MoveOrder, mover: Mover): boolean {
  if (battle.listening || battle.doubts(unit) || order.masc || order.supercharger) return false;
  if (!unit.design.falls) return false;
  const path = plainPath(battle.map, mover, order.steps);
  if (path === undefined) return false;
  if ((unit.gyroHits > 0 || unit.hasLegDamage) && asksAtEnd(battle, unit, path)) return false;
  const from = unit.hex;
  settle(battle, unit, path.end, path.mode, from);
  if (path.mode === 'jump') landed(battle, unit, order.attack);
  endMove(battle, unit, order, mover);
  return true;
}

const asksAtEnd = (battle: Battle, unit: Combatant, { end, mode }: PlainPath): boolean =>
  rollsAtEnd(battle.map, end, mode, pilotStateOf(unit), 0, battle.rulesetOption).length > 0;

const NO_BOOSTERS: Required<BoosterUse> = { masc: false, supercharger: false };

/** The boosters of this move; undefined if one fails, and the move has to be planned again (docs/rules/movement.md). */
function boostersFor(
  battle: Battle,
  unit: Combatant,
  { masc = false, supercharger = false }: MoveOrder,
  runs: boolean,
): Required<BoosterUse> | undefined {
  const soFar = unit.moveSoFar;
  const before = soFar ?? NO_BOOSTERS;
  const fresh = {
    masc: runs && masc && !unit.usedMasc,
    supercharger: runs && supercharger && !unit.usedSupercharger,
  };
  if (!fresh.masc && !fresh.supercharger) return before;
  const held = switchOnBoosters(battle, unit, fresh);
  const on = {
    masc: held.masc || before.masc,
    supercharger: held.supercharger || before.supercharger,
  };
  if (held.masc === fresh.masc && held.supercharger === fresh.supercharger) return on;
  breakOff(battle, unit, soFar ?? NOTHING_YET, on, soFar?.mpLastTurn ?? unit.mpSpentLastTurn);
  return undefined;
}

const asStep = (kind: MoveOrder['steps'][number]): { readonly kind: typeof kind } => ({ kind });

/** Systems are switched before the move; their heat comes in the heat phase. */
export function switchSignatures(battle: Battle, unit: Combatant, wanted: SignatureOrder): void {
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
  const refuse = (why: string): never => {
    throw new IllegalOrderError(unit, `switch its reactor ${reactor}`, why);
  };
  if (steps.length > 0 || attack !== undefined) refuse('that takes the whole move');
  if (!unit.design.tracksHeat) refuse('only units with a heat scale can do that');
  // It starts in the heat phase, if its heat allows that (docs/rules/heat.md).
  unit.staysDown = reactor === 'off';
  if (reactor === 'on') return;
  unit.shutDown = true;
  if (!battle.listening) return;
  battle.tell({ type: 'shutdown', unit: unit.index, shutDown: true });
}

function leaveMap(battle: Battle, unit: Combatant): void {
  const refuse = (why: string): never => {
    throw new IllegalOrderError(unit, 'leave the map', why);
  };
  if (!battle.forcedWithdrawal) refuse('this battle has no withdrawal');
  if (!battle.isAtHomeEdge(unit)) refuse('it is not at its own edge');
  if (unit.swarming >= 0) refuse('it clings to another unit');
  if (unit.prone) refuse('it is prone');
  if (unit.stuck) refuse('it is stuck');
  const riders = swarmersOf(battle, unit);
  if (riders !== undefined) takeAlong(battle, riders);
  markLost(battle, unit, 'withdrawn', undefined);
  battle.place(unit, OFF_MAP);
}

/** Swarmers leave the map with their host. */
function takeAlong(battle: Battle, unit: Combatant): void {
  unit.swarming = -1;
  markLost(battle, unit, 'withdrawn', undefined);
  battle.place(unit, OFF_MAP);
}
