import type { Catalog } from '../../catalog/index.js';
import { createBattle } from '../create-battle.js';
import { readReplay } from '../replay/play-replay.js';
import { resultOf } from '../replay/record-replay.js';
import { type BattleSetup, DEFAULT_SEED } from '../setup.js';
import { PlayedGame } from './played-game.js';
import { Player } from './player.js';

/** What a game is made of; who plays it is said order by order. */
export type GameSetup = Omit<BattleSetup, 'bots' | 'roller'>;

/**
 * A game that waits for its first order.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle
 */
export function beginGame(setup: GameSetup): PlayedGame {
  const player = new Player();
  return new PlayedGame(createBattle({ ...setup, bots: [player, player] }), setup.seed ?? DEFAULT_SEED);
}

export interface OpenedGame {
  readonly game: PlayedGame;
  /** Why it is not the whole game of the file, or not the same; left out where it is. */
  readonly problem?: string;
}

/**
 * Takes a game up where its replay ends. Of a replay that does not fit, from another version or damaged, it plays as much
 * as does.
 * @throws {BattleFileError} naming the field, if it is no replay at all
 */
export function openGame(file: unknown, catalog: Catalog): OpenedGame {
  const { replay, battle } = readReplay(file, catalog);
  const game = new PlayedGame(battle, replay.seed);
  const { length } = replay.decisions;
  const misfit = game.followAll(replay.decisions);
  if (misfit !== undefined) {
    const made = game.decisions.length;
    return { game, problem: `Decision ${made + 1} of ${length} does not fit: ${misfit}.` };
  }
  return resultOf(game.copy()).hash === replay.result.hash
    ? { game }
    : { game, problem: 'The game comes to another state than it had: it was played by other rules or data.' };
}
