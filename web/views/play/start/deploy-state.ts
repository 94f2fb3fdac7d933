import { signal } from '@preact/signals';
import { beginGame, type GameSetup, type PlayedGame } from '../../../../src/edge/battle.js';
import type { Seats } from '../game/kept-play.js';
import { clearMarks } from '../game/plans.js';
import { begin } from '../game/play.js';
import { forgetDeployment, type KeptPlace, keepDeployment, keptDeployment } from './kept-deployment.js';

// Where units are deployed before the first roll.

/** A game that is about to begin, with its setup and players. */
interface Deployment {
  readonly setup: GameSetup;
  readonly seats: Seats;
  readonly game: PlayedGame;
}

export const deployment = signal<Deployment | undefined>(undefined);
export const placedUnit = signal(0);

/** Puts both forces in their default places. */
export function deploy(setup: GameSetup, seats: Seats): void {
  clearMarks();
  deployment.value = { setup, seats, game: beginGame(setup) };
  placedUnit.value = seats[0] === 'person' ? 0 : setup.red.length;
}

/** Places one unit. */
export function place(unit: number, hex: number, facing: KeptPlace['facing']): void {
  const now = deployment.peek();
  if (now === undefined) return;
  const { setup, seats, game } = now;
  const { map, units } = game.start;
  const places = units.map((known, index): KeptPlace => {
    const at = index === unit ? hex : known.hex;
    return {
      at: [map.columnOf(at), map.rowOf(at)],
      facing: index === unit ? facing : known.facing,
    };
  });
  const placed = withPlaces(setup, places);
  deployment.value = { setup: placed, seats, game: beginGame(placed) };
  keepDeployment(setup.seed ?? 0, seats, places);
}

function withPlaces(setup: GameSetup, places: readonly KeptPlace[]): GameSetup {
  const placed = (entry: GameSetup['red'][number], index: number) => ({ ...entry, ...places[index] });
  return {
    ...setup,
    red: setup.red.map(placed),
    blue: setup.blue.map((entry, index) => placed(entry, setup.red.length + index)),
  };
}

/** Continues a deployment from before a reload. */
export function deployKept(setupOf: (seed: number) => GameSetup): void {
  const kept = keptDeployment();
  if (kept === undefined) return;
  try {
    deploy(withPlaces(setupOf(kept.seed), kept.places), kept.seats);
  } catch {
    forgetDeployment();
  }
}

export function stopDeploying(): void {
  deployment.value = undefined;
  forgetDeployment();
}

export function beginDeployed(): void {
  const now = deployment.peek();
  if (now === undefined) return;
  stopDeploying();
  begin(now.game, now.seats);
}
