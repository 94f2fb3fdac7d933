import * as battles from '../../battle/index.js';
import { anything, checked } from '../../check/shape.js';
import { catalog } from '../common.js';
import { optionsNeeding } from '../options.js';
import type { ReplayOptions } from './saves.js';
import { gameSetup } from './setup-shapes.js';

/**
 * A game that waits for its first order. People and bots give their orders alike.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle
 */
export const beginGame: typeof battles.beginGame = checked(battles.beginGame, { setup: gameSetup });

/**
 * Takes a game up where its replay ends. Of a replay that does not fit, from another version or damaged, it plays as much
 * as does.
 * @throws {BattleFileError} naming the field, if it is no replay at all
 */
export const openGame: (file: unknown, options: ReplayOptions) => battles.OpenedGame = checked(
  (file, options) => battles.openGame(file, options.catalog),
  { file: anything, options: optionsNeeding<ReplayOptions>({ catalog }) },
);
