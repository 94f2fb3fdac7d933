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

export const saveBattle: typeof battles.saveBattle = checked(battles.saveBattle, { battle });

export interface ReplayOptions {
  /** Where equipment is looked up. The functions of `tarcomp` itself use the official catalog unless told otherwise. */
  readonly catalog: Catalog;
}
export interface LoadOptions extends ReplayOptions {
  /** Who decides on: bots are not saved. Sensible ones, unless others are given. */
  readonly bots?: readonly [red: Bot, blue: Bot];
}
export interface PlayOptions extends ReplayOptions {
  /** Gets the battle before it begins. */
  readonly watch?: (battle: Battle) => void;
}

const sensibleBots = () => [battles.makeBot('sensible', 1), battles.makeBot('sensible', 2)] as const;

/**
 * The battle that `saveBattle` has written down, ready for its next step.
 * @throws {BattleFileError} naming the field, if it is no saved battle, is damaged, or breaks the rules
 */
export const loadBattle: (saved: unknown, options: LoadOptions) => Battle = checked(
  (saved, { catalog, bots }) =>
    battles.loadBattle(saved, bots === undefined ? sensibleBots() : watched(bots), catalog),
  { saved: anything, options: optionsNeeding<LoadOptions>({ catalog, bots: optional(bots) }) },
);
/**
 * The battle of a replay, about to begin. It needs no bots.
 * @throws {BattleFileError} naming the field, if it is no replay, or one that this program cannot play
 */
export const openReplay: (file: unknown, options: ReplayOptions) => battles.OpenReplay = checked(
  (file, { catalog }) => battles.openReplay(file, catalog),
  { file: anything, options: optionsNeeding<ReplayOptions>({ catalog }) },
);
/**
 * Plays a replay to its end, and makes sure that it ends as it did.
 * @throws {BattleFileError} naming the decision or the field, if it does not fit
 */
export const playReplay: (file: unknown, options: PlayOptions) => Battle = checked(
  (file, { catalog, watch }) => battles.playReplay(file, catalog, watch),
  { file: anything, options: optionsNeeding<PlayOptions>({ catalog, watch: optional(callback) }) },
);
export const recordBattle: (setup: BattleSetup) => battles.Recording = checked(
  (setup) => battles.recordBattle({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
export const recordReplay: (setup: BattleSetup) => battles.Replay = checked(
  (setup) => battles.recordReplay({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
export const stateHash: typeof battles.stateHash = checked(battles.stateHash, { battle });
export const checkInvariants: typeof battles.checkInvariants = checked(battles.checkInvariants, { battle });
