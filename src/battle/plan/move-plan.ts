import { messageOf } from '../../check/refusal.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import type { PilotingCauseKind } from '../../rules/piloting/index.js';
import { type HeatBalance, heatBalance } from '../attack/heat-balance.js';
import { pilotingRollOf } from '../attack/piloting-rolls.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { type BoosterUse, moverOf } from '../combatant/mover-of.js';
import { isSwitchedOn, SIGNATURES, type Signature, signatureFault } from '../combatant/signature.js';
import type { Facing } from '../hex/hex.js';
import { OBSTACLE_WORDS } from '../movement/obstacle-words.js';
import type { MoveMode } from '../movement/position.js';
import type { MovementRoll } from '../movement/rolls.js';
import { STEP_KINDS, type StepKind } from '../movement/step.js';
import { startOfPath, takeStep } from '../movement/take-step.js';
import type { MoveOrder, QuadVeeMode } from '../orders.js';
import { checkPlan, checkRest } from '../phases/check-move.js';
import { checkConversion, conversionObstacle, otherModeOf } from '../phases/convert.js';
import { enemiesOf } from '../weapons/legal-shots.js';
import { checkWithdrawal } from '../withdrawal.js';
import { afterMove, pathOf } from './after-move.js';
import { asOrdered } from './as-ordered.js';
import {
  type BoosterRoll,
  boosterRolls,
  type MovementModifiers,
  modifiersOfMove,
} from './results-of-move.js';

/** One step of a planned move. */
export interface PlannedStep {
  readonly kind: StepKind;
  readonly hex: number;
  readonly facing: Facing;
  /** The points of this step, and of all steps up to it. */
  readonly mp: number;
  readonly spent: number;
}

/** A piloting roll that a move causes. */
export interface PlannedRoll {
  readonly hex: number;
  readonly cause: PilotingCauseKind;
  readonly failure: MovementRoll['failure'];
  readonly roll: ITargetNumber;
}

/** The costs and results of a move, before any dice are rolled. */
export interface MovePlan extends MovementModifiers {
  readonly steps: readonly PlannedStep[];
  readonly mode: MoveMode;
  /** The points that the move takes, and the points for walking, running and jumping. */
  readonly mp: number;
  readonly points: { readonly walk: number; readonly run: number; readonly jump: number };
  readonly hex: number;
  /** The elevation of its feet above the ground, or below the surface. */
  readonly elevation: number;
  readonly facing: Facing;
  readonly prone: boolean;
  readonly hexesMoved: number;
  readonly rolls: readonly PlannedRoll[];
  /** Whether it lands in ground that holds it without a roll. */
  readonly sticks: boolean;
  readonly boosters: readonly BoosterRoll[];
  /** The heat of the turn if the unit does not fire. */
  readonly heat: HeatBalance;
  /** Steps that may follow. */
  readonly next: readonly StepKind[];
  /** Attacks that may end the move. */
  readonly attacks: readonly NonNullable<MoveOrder['attack']>[];
  /** Whether it could pick up an object at the end of the move. */
  readonly picksUp: boolean;
  /** Boosters that would increase its movement points. */
  readonly boosts: readonly (keyof BoosterUse)[];
  /** Stealth and signature systems that can be switched, and whether they are on. */
  readonly signatures: readonly { readonly system: Signature; readonly on: boolean }[];
  /** How its reactor can be switched instead of moving; undefined if it cannot. */
  readonly reactor?: 'on' | 'off';
  /** The mode that a QuadVee may convert to before it moves; undefined if it cannot. */
  readonly converts?: QuadVeeMode;
  /** Why the order would be refused; undefined if it would not. */
  readonly obstacle?: string;
}

export function planMove(battle: Battle, unit: Combatant, order: MoveOrder): MovePlan {
  const path = pathOf(battle, unit.index, order);
  const { end, mode, steps } = path;
  const after = afterMove(battle, unit.index, order);
  const asItMoves = asOrdered(battle, unit, order);
  const mover = moverOf(battle, asItMoves, order);
  const moved = after.unit(unit.index);
  const obstacle =
    path.obstacle === undefined ? refusalOf(battle, unit, order) : OBSTACLE_WORDS[path.obstacle];
  return {
    steps: steps.map(({ kind, mp, position }) => ({
      kind,
      hex: position.hex,
      facing: position.facing,
      mp,
      spent: position.mp,
    })),
    mode: moved.movement,
    mp: end.mp,
    points: { walk: mover.walk, run: mover.run, jump: mover.jump },
    hex: end.hex,
    elevation: end.elevation,
    facing: end.facing,
    prone: end.prone,
    hexesMoved: moved.hexesMoved,
    ...modifiersOfMove(moved),
    rolls: path.rolls.map(({ cause, footing, hex, failure }) => ({
      hex,
      cause: cause.kind,
      failure,
      roll: pilotingRollOf(battle, moved, cause, footing),
    })),
    sticks: moved.stuck && !unit.stuck,
    boosters: mode === 'run' ? boosterRolls(battle, unit, order) : [],
    heat: heatBalance(after, moved, 0),
    next: nextSteps(battle, unit, order),
    attacks: attacksAtEnd(battle, unit, order, end.hex),
    picksUp: battle.objects.length > 0 && isAllowed(battle, unit, { ...order, pickUp: true }),
    boosts: BOOSTERS.filter(
      (gear) => moverOf(battle, asItMoves, { [gear]: true }).run > moverOf(battle, asItMoves).run,
    ),
    signatures: SIGNATURES.filter(
      (system) => unit.moveSoFar === undefined && signatureFault(unit, system) === undefined,
    ).map((system) => ({ system, on: isSwitchedOn(unit, system) })),
    ...(unit.design.tracksHeat &&
      unit.moveSoFar === undefined && { reactor: unit.shutDown ? ('on' as const) : ('off' as const) }),
    ...(conversionObstacle(battle, unit) === undefined && { converts: otherModeOf(unit) }),
    ...(obstacle !== undefined && { obstacle }),
  };
}

/** Returns why the rules forbid it, with the message of the order checks. */
function refusalOf(battle: Battle, unit: Combatant, order: MoveOrder): string | undefined {
  try {
    checkWithdrawal(battle, unit, order);
    if (unit.moveSoFar !== undefined) checkRest(unit, order);
    if (order.convertTo !== undefined) checkConversion(battle, unit, order.convertTo, order);
    const path = pathOf(battle, unit.index, order);
    const asItMoves = asOrdered(battle, unit, order);
    checkPlan(battle, asItMoves, order, moverOf(battle, asItMoves, order), path);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const isAllowed = (battle: Battle, unit: Combatant, order: MoveOrder): boolean =>
  refusalOf(battle, unit, order) === undefined;

const BOOSTERS = ['masc', 'supercharger'] as const;
const ATTACKS = ['charge', 'dfa'] as const;

function attacksAtEnd(
  battle: Battle,
  unit: Combatant,
  order: MoveOrder,
  hex: number,
): readonly NonNullable<MoveOrder['attack']>[] {
  const beside = enemiesOf(battle, unit).filter((enemy) => battle.map.distance(hex, enemy.hex) === 1);
  return beside
    .flatMap(({ index }) => ATTACKS.map((kind) => ({ kind, target: index })))
    .filter((attack) => isAllowed(battle, unit, { ...order, attack }));
}

/** The steps that the rules allow next and the remaining points pay for. */
function nextSteps(battle: Battle, unit: Combatant, order: MoveOrder): readonly StepKind[] {
  const asItMoves = asOrdered(battle, unit, order);
  const mover = moverOf(battle, asItMoves, order);
  const occupancy = battle.occupancyFor(asItMoves);
  let at = startOfPath(mover, battle.map);
  for (const kind of order.steps) {
    const step = takeStep(battle.map, mover, at, kind, occupancy);
    if (step.obstacle !== undefined) return [];
    at = step.position;
  }
  return STEP_KINDS.filter((kind) => takeStep(battle.map, mover, at, kind, occupancy).obstacle === undefined);
}
