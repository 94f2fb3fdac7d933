import { signal } from '@preact/signals';
import { beginGame, type GameSetup, type PlayedGame } from '../../../../src/edge/battle.js';
import type { Seats } from '../game/kept-play.js';
import { clearMarks } from '../game/plans.js';
import { begin } from '../game/play.js';

// Where units begin, before the first die falls.

/** A game that is about to begin, and how it would look. */
interface Deployment {
  readonly setup: GameSetup;
  readonly seats: Seats;
  readonly game: PlayedGame;
}

export const deployment = signal<Deployment | undefined>(undefined);
/** The unit that is placed. */
export const placedUnit = signal(0);

/** Puts both forces where they would begin by themselves. */
export function deploy(setup: GameSetup, seats: Seats): void {
  clearMarks();
  deployment.value = { setup, seats, game: beginGame(setup) };
  placedUnit.value = seats[0] === 'person' ? 0 : setup.red.length;
}

type Facing = NonNullable<GameSetup['red'][number]['facing']>;

/** Places a unit, and leaves all others where they are. */
export function place(unit: number, hex: number, facing: Facing): void {
  const now = deployment.peek();
  if (now === undefined) return;
  const { setup, seats, game } = now;
  const { map, units } = game.start;
  const entryOf = (entry: GameSetup['red'][number], index: number) => {
    const known = units[index];
    const at = index === unit ? hex : (known?.hex ?? 0);
    return {
      ...entry,
      at: [map.columnOf(at), map.rowOf(at)] as const,
      facing: index === unit ? facing : (known?.facing ?? 0),
    };
  };
  const placed: GameSetup = {
    ...setup,
    red: setup.red.map(entryOf),
    blue: setup.blue.map((entry, index) => entryOf(entry, setup.red.length + index)),
  };
  deployment.value = { setup: placed, seats, game: beginGame(placed) };
}

export function beginDeployed(): void {
  const now = deployment.peek();
  if (now === undefined) return;
  deployment.value = undefined;
  begin(now.game, now.seats);
}
