import { BOT_NAMES } from '../../battle/bots/bots.js';
import { PlayedGame } from '../../battle/play/played-game.js';
import type { Catalog } from '../../catalog/index.js';
import { anything, callback, checked, instanceOf, oneOf, optional, tuple, whole } from '../../check/shape.js';
import * as simulation from '../../simulate/index.js';
import { battle } from '../battle/in-battle.js';
import { catalog } from '../common.js';
import { optionsNeeding, optionsWith } from '../options.js';

const bot = oneOf(BOT_NAMES);
const how = { games: optional(whole(1)), seed: optional(whole()), bots: optional(tuple(bot, bot)) };

/**
 * Estimates each side's chance of winning from here, by playing copies of the battle to their end.
 * @throws {TypeError} if the battle rolls its caller's dice, whose state cannot be copied
 */
export const standingOf = checked(simulation.standingOf, {
  battle,
  options: optionsWith<simulation.StandingOptions>({ ...how, first: optional(anything) }),
});

/**
 * Finds the best orders for a unit that may act now, by playing games after each promising one.
 * @throws {RangeError} if the game is over, or it is not that unit's turn
 */
export const hintsOf = checked(simulation.hintsOf, {
  game: instanceOf(PlayedGame, 'a game that is played'),
  unit: whole(),
  options: optionsWith<simulation.HintOptions>({ games: optional(whole(1)), seed: optional(whole()) }),
});

export interface AnalyseOptions extends simulation.AnalysisOptions {
  /** The catalog for looking up equipment. */
  readonly catalog: Catalog;
}

/**
 * Estimates the chance of winning after each turn of a replay, by playing games from there.
 * @throws {BattleFileError} if the replay does not fit, naming the decision or the field
 */
export const analyseReplay: (file: unknown, options: AnalyseOptions) => simulation.Analysis = checked(
  (file, { catalog: known, ...options }) => simulation.analyseReplay(file, known, options),
  {
    file: anything,
    options: optionsNeeding<AnalyseOptions>({ ...how, catalog, onTurn: optional(callback) }),
  },
);
