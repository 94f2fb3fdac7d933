import { noDice } from '../../dice/roller.js';
import type { Battle } from '../battle.js';
import { moverOf } from '../combatant/mover-of.js';
import { evaluatePath, type PathReport } from '../movement/path.js';
import type { MoveOrder } from '../orders.js';
import { convert } from '../phases/convert.js';
import { settle } from '../phases/walk-path.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { asOrdered } from './as-ordered.js';

/** A copy of the battle for planning, in which no dice can be rolled. */
const planned = (battle: Battle): Battle => battle.copy(noDice);

/** The path of an order, with its points and rolls. */
export function pathOf(battle: Battle, unit: number, order: MoveOrder): PathReport {
  const mover = asOrdered(battle, battle.unit(unit), order);
  return evaluatePath(
    battle.map,
    moverOf(battle, mover, order),
    order.steps.map((kind) => ({ kind })),
    pilotStateOf(mover),
    battle.occupancyFor(mover),
    battle.rulesetOption,
  );
}

/** Returns the battle in its weapons phase after this move, if all rolls succeed. */
export function afterMove(battle: Battle, unit: number, order: MoveOrder): Battle {
  const after = planned(battle);
  const mover = after.unit(unit);
  const { end, mode, steps } = pathOf(after, unit, order);
  if (asOrdered(after, mover, order) !== mover) convert(after, mover);
  mover.attemptsToStand += steps.filter(({ kind }) => kind === 'stand').length;
  // A unit that has fallen and moves no farther stays as the fall left it.
  if (order.steps.length > 0 || mover.moveSoFar === undefined) settle(after, mover, end, mode, mover.hex);
  // Death from above is still in the air.
  if (mode === 'jump' && order.attack?.kind !== 'dfa') mover.design.kind.sinksOnLanding?.(after, mover);
  mover.hasMoved = true;
  mover.moveSoFar = undefined;
  after.phase = 'weapons';
  after.linesOfPhase = [];
  return after;
}
