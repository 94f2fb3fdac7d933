import type { Battle } from '../../../../src/battle/battle.js';
import type { BattleEvent } from '../../../../src/battle/events/event.js';
import { GameTable } from '../../../../src/simulate/games.js';
import type { Simulation } from '../../../../src/simulate/setup.js';
import { type ShownUnit, shownAtStart } from './frame.js';

/** A game from its first event to its last. */
export interface ToldGame {
  /** Over; of use for what never changes, such as names and the map. */
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
  readonly start: readonly ShownUnit[];
}

/** Plays one game of a run again, which its seed does to the letter, and writes everything down. */
export function tellGame(simulation: Simulation, index: number): ToldGame {
  const battle = new GameTable(simulation).game(index);
  const start = battle.units.map(shownAtStart);
  const events: BattleEvent[] = [];
  battle.listen((event) => events.push(event), true);
  battle.run();
  return { battle, events: events.filter((event, place) => !isEmptyPhase(event, events[place + 1])), start };
}

/** A phase in which nothing happens is not worth its step. */
const isEmptyPhase = (event: BattleEvent, next: BattleEvent | undefined): boolean =>
  event.type === 'phase' && (next === undefined || next.type === 'phase' || next.type === 'turn');
