import type { Catalog } from '../../catalog/index.js';
import { createBattle } from '../create-battle.js';
import { readReplay } from '../replay/play-replay.js';
import { resultOf } from '../replay/record-replay.js';
import { type BattleSetup, DEFAULT_SEED } from '../setup.js';
import { PlayedGame } from './played-game.js';
import { Player } from './player.js';

/** The setup of a game; players and bots give its orders one by one. */
export type GameSetup = Omit<BattleSetup, 'bots' | 'roller'>;

/**
 * Returns a game that waits for its first order.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup is invalid
 */
export function beginGame(setup: GameSetup): PlayedGame {
  const player = new Player();
  return new PlayedGame(createBattle({ ...setup, bots: [player, player] }), setup.seed ?? DEFAULT_SEED);
}

export interface OpenedGame {
  readonly game: PlayedGame;
  /** Orders that players were not asked for, by their places in `game.orders`; undefined if the file does not say. */
  readonly unasked?: readonly number[];
  /** Why the game is incomplete or differs from the file; undefined if neither. */
  readonly problem?: string;
}

/**
 * Resumes a game where its replay ends. If a replay is damaged or from another version, it plays the part that still
 * fits.
 * @throws {BattleFileError} naming the field if the file is not a replay
 */
export function openGame(file: unknown, catalog: Catalog): OpenedGame {
  const { replay, battle } = readReplay(file, catalog);
  const game = new PlayedGame(battle, replay.seed);
  const { length } = replay.decisions;
  const misfit = game.followAll(replay.decisions);
  const opened = {
    game,
    ...(replay.unasked && { unasked: replay.unasked.filter((place) => place < game.orders.length) }),
  };
  if (misfit !== undefined) {
    const made = game.decisions.length;
    return { ...opened, problem: `Decision ${made + 1} of ${length} does not fit: ${misfit}.` };
  }
  return resultOf(game.copy()).hash === replay.result.hash
    ? opened
    : {
        ...opened,
        problem: 'The game ends in a different state than before: it was played with other rules or data.',
      };
}
