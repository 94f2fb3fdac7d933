import * as battles from '../../battle/index.js';
import { anything, checked } from '../../check/shape.js';
import { catalog } from '../common.js';
import { optionsNeeding } from '../options.js';
import type { ReplayOptions } from './saves.js';
import { gameSetup } from './setup-shapes.js';

/**
 * Begins a game and returns it waiting for its first order. People and bots give orders in the same way.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle
 */
export const beginGame = checked(battles.beginGame, { setup: gameSetup });

/**
 * Resumes a game where its replay ends. If the replay is damaged or from another version, it plays as far as the replay
 * still fits.
 * @throws {BattleFileError} if the file is not a replay at all, naming the field
 */
export const openGame: (file: unknown, options: ReplayOptions) => battles.OpenedGame = checked(
  (file, options) => battles.openGame(file, options.catalog),
  { file: anything, options: optionsNeeding<ReplayOptions>({ catalog }) },
);
