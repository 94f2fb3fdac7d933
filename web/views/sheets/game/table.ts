import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AskedRoll, TableAction, TableGame } from '../../../../src/edge/table.js';
import { keep, kept } from '../../../state/kept.js';
import { fallenFor, forgetFallen, keepFallen } from './fallen-dice.js';
import { ourDie } from './our-dice.js';

// The current game. Every change goes through here, so that it is shown and stored after each step.

const DICE = ['ours', 'yours'] as const;
export type Dice = (typeof DICE)[number];
const CHOSEN_DICE = 'tarcomp-dice';

/** Whether the page rolls, or the players roll and enter the dice. */
export const dice = signal<Dice>(kept(CHOSEN_DICE, DICE) ?? 'ours');

export function chooseDice(choice: Dice): void {
  dice.value = choice;
  keep(CHOSEN_DICE, choice);
}

/** A game changes in place, so each step makes a new record, which redraws components. */
export interface OnTable {
  readonly game: TableGame;
  /** Grows with each step. */
  readonly step: number;
}

const running = signal<OnTable | undefined>(undefined);
export const onTable: ReadonlySignal<OnTable | undefined> = running;
export const game = computed(() => running.value?.game);

/** The index of the unit whose sheet is shown. */
export const chosenUnit = signal(0);

/** An action that waits for dice, and the dice so far. */
interface Asking {
  readonly action: TableAction;
  readonly given: readonly number[];
  readonly asks: AskedRoll;
}
export const asking = signal<Asking | undefined>(undefined);

/** Why the last action was refused; empty if it was not. */
export const refused = signal('');

/** Called after every step with the current game. */
let afterStep: (game: TableGame) => void = () => {};
export function afterEveryStep(listener: (game: TableGame) => void): void {
  afterStep = listener;
}

export function putOnTable(next: TableGame | undefined): void {
  asking.value = undefined;
  refused.value = '';
  if (next !== undefined && chosenUnit.peek() >= next.battle.units.length) chosenUnit.value = 0;
  running.value = next && { game: next, step: (running.peek()?.step ?? 0) + 1 };
}

function stepped(current: TableGame): void {
  forgetFallen();
  running.value = { game: current, step: (running.peek()?.step ?? 0) + 1 };
  afterStep(current);
}

/** Carries out an action, or asks for the dice that it needs. Returns false if the rules forbid it, and shows why. */
export function act(action: TableAction): boolean {
  return attempt((current) => {
    if (dice.peek() === 'yours') return playWith(current, action, fallenFor(current, action));
    current.roll(action, ourDie);
    asking.value = undefined;
    return true;
  });
}

/** Adds a die to the roll. */
export function giveDie(die: number): void {
  const waiting = asking.peek();
  if (waiting !== undefined) attempt((current) => playWith(current, waiting.action, [...waiting.given, die]));
}

/** Removes the last die. */
export function takeDieBack(): void {
  const waiting = asking.peek();
  if (waiting !== undefined)
    attempt((current) => playWith(current, waiting.action, waiting.given.slice(0, -1)));
}

/** Rolls the rest of this roll. */
export function finishRoll(): void {
  for (let left = asking.peek()?.asks.dice ?? 0; left > 0; left -= 1) giveDie(ourDie());
}

/** Rolls the rest of the action. */
export function finishAction(): void {
  const waiting = asking.peek();
  if (waiting === undefined) return;
  let used = 0;
  attempt((current) => {
    current.roll(waiting.action, () => {
      used += 1;
      return waiting.given[used - 1] ?? ourDie();
    });
    asking.value = undefined;
    return true;
  });
}

/** Cancels the action: none of it has happened, and its dice are remembered. */
export function stopAsking(): void {
  asking.value = undefined;
}

export function undo(): void {
  attempt((current) => current.undo());
}

/** Goes back to the state after this many entries; later ones can be redone, one by one. */
export function undoTo(entries: number): void {
  attempt((current) => {
    while (current.entries.length > entries && current.undo());
    return true;
  });
}

export function redo(): void {
  attempt((current) => current.redo());
}

function playWith(current: TableGame, action: TableAction, given: readonly number[]): boolean {
  const outcome = current.play(action, given);
  asking.value = outcome.done ? undefined : { action, given, asks: outcome.asks };
  if (!outcome.done) keepFallen(current, action, given);
  return outcome.done;
}

/** A refused action leaves the game unchanged. */
function attempt(change: (current: TableGame) => boolean): boolean {
  const current = game.peek();
  if (current === undefined) return false;
  refused.value = '';
  try {
    const before = current.entries.length;
    const changed = change(current);
    if (changed || current.entries.length !== before) stepped(current);
    return true;
  } catch (error) {
    refused.value = error instanceof Error ? error.message : String(error);
    return false;
  }
}
