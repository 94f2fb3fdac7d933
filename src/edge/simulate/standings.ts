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
 * The chance of winning from where a battle stands, by playing on from copies of it.
 * @throws {TypeError} if it rolls dice of its caller, whose state nobody knows
 */
export const standingOf: typeof simulation.standingOf = checked(simulation.standingOf, {
  battle,
  options: optionsWith<simulation.StandingOptions>({ ...how, first: optional(anything) }),
});

/**
 * The best orders for a unit that may act now, by playing on after each of those that promise something.
 * @throws {RangeError} if the game is over, or it is not the turn of that unit
 */
export const hintsOf: typeof simulation.hintsOf = checked(simulation.hintsOf, {
  game: instanceOf(PlayedGame, 'a game that is played'),
  unit: whole(),
  options: optionsWith<simulation.HintOptions>({ games: optional(whole(1)), seed: optional(whole()) }),
});

export interface AnalyseOptions extends simulation.AnalysisOptions {
  /** Where equipment is looked up. */
  readonly catalog: Catalog;
}

/**
 * The chance of winning after each turn of a replay, by playing on from its state.
 * @throws {BattleFileError} naming the decision or the field, if the replay does not fit
 */
export const analyseReplay: (file: unknown, options: AnalyseOptions) => simulation.Analysis = checked(
  (file, { catalog: known, ...options }) => simulation.analyseReplay(file, known, options),
  {
    file: anything,
    options: optionsNeeding<AnalyseOptions>({ ...how, catalog, onTurn: optional(callback) }),
  },
);
