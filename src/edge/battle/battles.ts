import { BOT_NAMES, type BotName } from '../../battle/bots/bots.js';
import * as battles from '../../battle/index.js';
import { checked, oneOf, whole } from '../../check/shape.js';
import type { BattleSetup, Bot } from './bot.js';
import { battleSetup } from './setup-shapes.js';
import { published, watched } from './watched-bots.js';

/**
 * Sets up a battle and returns it before its first turn.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle
 * @example
 * ```ts
 * const map = generateMap({ landscape: 'light-woods', width: 16, height: 16, seed: 1 });
 * const bots = [makeBot('sensible', 1), makeBot('sensible', 2)] as const;
 * const battle = createBattle({ map, red: [{ unit: atlas }], blue: [{ unit: locust }], bots, seed: 7 });
 * battle.run();
 * battle.phase; // over
 * ```
 */
export const createBattle: (setup: BattleSetup) => battles.Battle = checked(
  (setup) => battles.createBattle({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
/**
 * Returns one of the built-in bots. The seed fixes the dice of a bot that rolls any.
 * @throws {RangeError | TypeError} if there is no such bot, or the seed is not a whole number
 */
export const makeBot: (name: BotName, seed: number) => Bot = checked(
  (name, seed) => published(battles.makeBot(name, seed)),
  {
    name: oneOf(BOT_NAMES),
    seed: whole(),
  },
);
