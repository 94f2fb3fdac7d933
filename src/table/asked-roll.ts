import type { Battle } from '../battle/battle.js';
import type { BattleEvent, BattleEventType } from '../battle/events/event.js';
import { SeededDice } from '../dice/index.js';
import type { ModifierDetail } from '../rules/modifier.js';
import type { TableAction } from './action.js';
import { playAction } from './play-action.js';
import { DiceWantedError } from './typed-dice.js';

/** The next roll that an action waits for. */
export interface AskedRoll {
  /** The number of dice. */
  readonly dice: number;
  /** What the dice that fell before have brought. */
  readonly soFar: readonly BattleEvent[];
  /** The event that will report the roll. */
  readonly type: BattleEventType;
  readonly unit?: number;
  readonly target?: number;
  readonly weapon?: number;
  readonly side?: number;
  /** The target number and its modifiers, if the roll is made against one. */
  readonly needed?: number;
  readonly modifiers?: readonly ModifierDetail[];
}

/**
 * Finds out what the next dice are for. It plays the action on a copy with made-up dice; the first event that uses one
 * of them tells. Everything after that roll is ignored.
 */
export function askedBy(
  battle: Battle,
  action: TableAction,
  turn: readonly TableAction[],
  given: readonly number[],
): AskedRoll {
  let rolled = 0;
  const filler = new SeededDice(1);
  const trial = battle.copy(() => {
    const die = given[rolled] ?? filler.d6();
    rolled += 1;
    return die;
  });
  const soFar: BattleEvent[] = [];
  let asked: AskedRoll | undefined;
  trial.listen((event) => {
    if (asked !== undefined) return;
    if (rolled <= given.length) soFar.push(event);
    else asked = rollOf(event, rolled - given.length, soFar);
  }, true);
  playAction(trial, action, turn);
  // Every roll has an event.
  if (asked === undefined) throw new DiceWantedError();
  return asked;
}

function rollOf(event: BattleEvent, dice: number, soFar: readonly BattleEvent[]): AskedRoll {
  const { type } = event;
  const roll = 'roll' in event ? event.roll : undefined;
  return {
    dice,
    soFar,
    type,
    ...('unit' in event && { unit: event.unit }),
    ...('target' in event && { target: event.target }),
    ...('weapon' in event && event.weapon !== undefined && { weapon: event.weapon }),
    ...('side' in event && typeof event.side === 'number' && { side: event.side }),
    ...(roll !== undefined && { needed: roll.needed }),
    ...(roll?.modifiers !== undefined && { modifiers: roll.modifiers }),
  };
}
