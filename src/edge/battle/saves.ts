import type { Battle } from '../../battle/battle.js';
import * as battles from '../../battle/index.js';
import type { Catalog } from '../../catalog/index.js';
import { anything, callback, checked, optional } from '../../check/shape.js';
import { catalog } from '../common.js';
import { optionsNeeding } from '../options.js';
import type { BattleSetup, Bot } from './bot.js';
import { battle } from './in-battle.js';
import { battleSetup, bots } from './setup-shapes.js';
import { watched } from './watched-bots.js';

/**
 * Returns everything that a battle needs to go on from its current step, as plain JSON.
 * @throws {TypeError} if the battle uses your own dice, whose state is unknown
 * @example
 * ```ts
 * const map = generateMap({ landscape: 'open', width: 16, height: 16, seed: 1 });
 * const bots = [makeBot('stand-and-shoot', 1), makeBot('stand-and-shoot', 2)] as const;
 * const battle = createBattle({ map, red: [{ unit: atlas }], blue: [{ unit: locust }], bots, seed: 7 });
 * while (battle.turn < 3) battle.step();
 * const later = loadBattle(JSON.parse(JSON.stringify(saveBattle(battle))), { bots });
 * battle.run();
 * later.run();
 * stateHash(later) === stateHash(battle); // true
 * ```
 */
export const saveBattle = checked(battles.saveBattle, { battle });

export interface ReplayOptions {
  /** The catalog for looking up equipment. Functions of `tarcomp` itself default to the official catalog. */
  readonly catalog: Catalog;
}
export interface LoadOptions extends ReplayOptions {
  /** The bots that play on: bots are not saved. Two sensible ones by default. */
  readonly bots?: readonly [red: Bot, blue: Bot];
}
export interface PlayOptions extends ReplayOptions {
  /** Called with the battle before it begins. */
  readonly watch?: (battle: Battle) => void;
}

const sensibleBots = () => [battles.makeBot('sensible', 1), battles.makeBot('sensible', 2)] as const;

/**
 * Loads a battle that `saveBattle` wrote. Returns it ready for its next step.
 * @throws {BattleFileError} if it is not a saved battle, is damaged, or breaks the rules, naming the field
 */
export const loadBattle: (saved: unknown, options: LoadOptions) => Battle = checked(
  (saved, { catalog, bots }) =>
    battles.loadBattle(saved, bots === undefined ? sensibleBots() : watched(bots), catalog),
  { saved: anything, options: optionsNeeding<LoadOptions>({ catalog, bots: optional(bots) }) },
);
/**
 * Opens a replay and returns its battle before the first turn. It needs no bots.
 * @throws {BattleFileError} if it is not a replay, or one that this version cannot play, naming the field
 */
export const openReplay: (file: unknown, options: ReplayOptions) => battles.OpenReplay = checked(
  (file, { catalog }) => battles.openReplay(file, catalog),
  { file: anything, options: optionsNeeding<ReplayOptions>({ catalog }) },
);
/**
 * Plays a replay to its end, checks that it ends as recorded, and returns the battle.
 * @throws {BattleFileError} if the replay does not fit, naming the decision or the field
 */
export const playReplay: (file: unknown, options: PlayOptions) => Battle = checked(
  (file, { catalog, watch }) => battles.playReplay(file, catalog, watch),
  { file: anything, options: optionsNeeding<PlayOptions>({ catalog, watch: optional(callback) }) },
);
/**
 * Sets up a battle that records every decision. Returns the battle with its recording.
 * @throws {TypeError} if the setup brings dice of its own, which no replay can roll again
 */
export const recordBattle: (setup: BattleSetup) => battles.Recording = checked(
  (setup) => battles.recordBattle({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
/**
 * Fights a battle to its end and returns its replay.
 * @throws {TypeError} if the setup brings dice of its own, which no replay can roll again
 */
export const recordReplay: (setup: BattleSetup) => battles.Replay = checked(
  (setup) => battles.recordReplay({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
export const stateHash = checked(battles.stateHash, { battle });
export const checkInvariants = checked(battles.checkInvariants, { battle });
