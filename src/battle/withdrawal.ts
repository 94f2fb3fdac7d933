import { hasToHoldOut } from '../rules/withdrawal/crippled.js';
import type { Battle } from './battle.js';
import type { Combatant } from './combatant/combatant.js';
import { moverOf } from './combatant/mover-of.js';
import { IllegalOrderError } from './illegal-order.js';
import { evaluatePath, type PathReport } from './movement/path.js';
import { Reach } from './movement/reach.js';
import { type MoveOrder, STAY } from './orders.js';
import { pilotStateOf } from './piloting/pilot-state.js';
import { passesPilotingRoll } from './piloting/roll-piloting.js';
import { wayHome } from './way-home.js';

/** In the end phase, crippled units start to withdraw if withdrawal is forced. */
export function turnBack(battle: Battle, unit: Combatant): void {
  if (!battle.forcedWithdrawal || unit.withdrawing) return;
  const reason = unit.design.kind.isCrippled(unit, battle.rules) ?? givesUp(battle, unit);
  if (reason === undefined) return;
  unit.withdrawing = true;
  if (battle.listening) battle.tell({ type: 'withdrawal', unit: unit.index, reason });
}

/**
 * In some rulesets a pilot may fight on after the first lost side torso, by a single roll; a unit whose pilot fails it
 * withdraws.
 */
function givesUp(battle: Battle, unit: Combatant): string | undefined {
  if (unit.heldOut || unit.isOut || !hasToHoldOut(unit.sideTorsosLost, battle.rules)) return undefined;
  unit.heldOut = true;
  return passesPilotingRoll(battle, unit, { kind: 'torso-lost' }) ? undefined : 'a side torso is destroyed';
}

/** Whether it is at its own edge and has a step left to take. */
function canLeave(battle: Battle, unit: Combatant): boolean {
  return battle.isAtHomeEdge(unit) && !unit.stuck && !unit.prone && moverOf(battle, unit).walk > 0;
}

const reach = new Reach();

interface WayBack {
  readonly order: MoveOrder;
  /** The distance home from the end of the move. */
  readonly left: number;
}

/** The move that gets it home soonest without a roll that could fail, apart from the one to stand up. */
function bestWayBack(battle: Battle, unit: Combatant): WayBack | undefined {
  const { map } = battle;
  const mover = moverOf(battle, unit);
  if (mover.walk === 0) return undefined;
  const home = wayHome(map, unit.side, battle.rules);
  const occupancy = battle.occupancyFor(unit);
  const pilot = pilotStateOf(unit);
  const here = home[unit.hex] as number;
  reach.run(map, mover, occupancy);
  const places: number[] = [];
  for (let place = 0; place < reach.count; place += 1) {
    const left = home[reach.hexAt(place)] as number;
    // A prone unit at the edge has to stand up before it leaves.
    const rises = unit.prone && !reach.isProneAt(place) && left === here;
    if (left < here || rises) places.push(place);
  }
  const leftAt = (place: number): number => home[reach.hexAt(place)] as number;
  places.sort((a, b) => leftAt(a) - leftAt(b) || reach.mpAt(a) - reach.mpAt(b) || a - b);
  for (const place of places) {
    const steps = reach.stepsTo(place);
    const { obstacle, rolls } = evaluatePath(
      map,
      mover,
      steps.map(asStep),
      pilot,
      occupancy,
      battle.rulesetOption,
    );
    if (obstacle === undefined && rolls.every(({ cause }) => cause.kind === 'stand')) {
      return { order: { steps }, left: leftAt(place) };
    }
  }
  return undefined;
}

const asStep = (kind: MoveOrder['steps'][number]): { readonly kind: typeof kind } => ({ kind });

/** The legal moves of a withdrawing unit: off the map from its own edge, or towards that edge as fast as is safe. */
export function withdrawalMove(battle: Battle, unit: Combatant): MoveOrder {
  if (unit.shutDown) return unit.staysDown ? { steps: [], reactor: 'on' } : STAY;
  if (canLeave(battle, unit)) return { steps: [], leave: true };
  return bestWayBack(battle, unit)?.order ?? STAY;
}

/** @throws {IllegalOrderError} if a withdrawing unit does not move home */
export function checkWithdrawal(battle: Battle, unit: Combatant, order: MoveOrder): void {
  if (!unit.withdrawing) return;
  if (order.reactor === 'off') throw new IllegalOrderError(unit, 'shut down', 'it has to withdraw');
  if (order.attack !== undefined) throw new IllegalOrderError(unit, 'attack like that', 'it has to withdraw');
  if (!order.leave && !unit.shutDown && canLeave(battle, unit)) {
    throw new IllegalOrderError(unit, 'stay on the map', 'it has to withdraw, and stands at its own edge');
  }
}

/** The same check for the end of its move: no farther from home than a safe move could have brought it. */
export function checkWayBack(battle: Battle, unit: Combatant, { end }: PathReport): void {
  if (!unit.withdrawing) return;
  const home = wayHome(battle.map, unit.side, battle.rules);
  const best = bestWayBack(battle, unit)?.left ?? (home[unit.hex] as number);
  if ((home[end.hex] as number) > best) {
    throw new IllegalOrderError(
      unit,
      'move like that',
      'it has to withdraw, and could get nearer to its edge',
    );
  }
}
