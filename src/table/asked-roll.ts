import type { Battle } from '../battle/battle.js';
import type { BattleEvent, BattleEventType } from '../battle/events/event.js';
import { SeededDice } from '../dice/index.js';
import type { ModifierDetail } from '../rules/modifier.js';
import type { TableAction } from './action.js';
import { playAction } from './play-action.js';
import { DiceWantedError } from './typed-dice.js';

/** The next roll that an action waits for. */
export interface AskedRoll {
  /** How many dice. */
  readonly dice: number;
  /** The event that the roll will be told in. */
  readonly type: BattleEventType;
  readonly unit?: number;
  readonly target?: number;
  readonly weapon?: number;
  readonly side?: number;
  /** What has to be reached, where the roll is made against a number, and what that is made of. */
  readonly needed?: number;
  readonly modifiers?: readonly ModifierDetail[];
}

/**
 * What the next dice are for: the action is played on with any dice, and the first event that takes one of them tells.
 * What comes after that roll does not count.
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
  let asked: AskedRoll | undefined;
  trial.listen((event) => {
    if (rolled <= given.length) return;
    asked ??= rollOf(event, rolled - given.length);
  }, true);
  playAction(trial, action, turn);
  // Every roll has an event.
  if (asked === undefined) throw new DiceWantedError();
  return asked;
}

function rollOf(event: BattleEvent, dice: number): AskedRoll {
  const { type } = event;
  const roll = 'roll' in event ? event.roll : undefined;
  return {
    dice,
    type,
    ...('unit' in event && { unit: event.unit }),
    ...('target' in event && { target: event.target }),
    ...('weapon' in event && event.weapon !== undefined && { weapon: event.weapon }),
    ...('side' in event && typeof event.side === 'number' && { side: event.side }),
    ...(roll !== undefined && { needed: roll.needed }),
    ...(roll?.modifiers !== undefined && { modifiers: roll.modifiers }),
  };
}
