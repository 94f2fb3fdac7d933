import type { Battle } from '../../../../src/battle/battle.js';
import type { BattleEvent } from '../../../../src/battle/events/event.js';
import { GameTable } from '../../../../src/simulate/games.js';
import type { Simulation } from '../../../../src/simulate/setup.js';
import { type ShownUnit, shownAtStart } from './frame.js';

/** A game from its first event to its last. */
export interface ToldGame {
  /** About to begin; of use for what never changes, such as names and the map. */
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
  readonly start: readonly ShownUnit[];
}

/** Plays one game of a run again, which its seed does to the letter, and writes everything down. It takes its time. */
export function eventsOf(simulation: Simulation, index: number): readonly BattleEvent[] {
  const battle = new GameTable(simulation).game(index);
  const events: BattleEvent[] = [];
  battle.listen((event) => events.push(event), true);
  battle.run();
  return events.filter((event, place) => !isEmptyPhase(event, events[place + 1]));
}

export function toldGame(simulation: Simulation, index: number, events: readonly BattleEvent[]): ToldGame {
  const battle = new GameTable(simulation).game(index);
  return { battle, events, start: battle.units.map(shownAtStart) };
}

/** A phase in which nothing happens is not worth its step. */
const isEmptyPhase = (event: BattleEvent, next: BattleEvent | undefined): boolean =>
  event.type === 'phase' && (next === undefined || next.type === 'phase' || next.type === 'turn');
