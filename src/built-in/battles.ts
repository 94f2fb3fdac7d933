import type { Battle, LoadOptions, OpenReplay, PlayOptions, ReplayOptions } from '../edge/battle.js';
import * as battles from '../edge/battle.js';
import { withOfficial } from './with-official.js';

/**
 * Loads a battle that `saveBattle` wrote. Returns it ready for its next step. Bots are not saved: the options may name
 * them, and two sensible ones play by default.
 * @throws {BattleFileError} if it is not a saved battle, is damaged, or breaks the rules, naming the field
 */
export function loadBattle(saved: unknown, options?: Partial<LoadOptions>): Battle {
  return battles.loadBattle(saved, withOfficial(options));
}

/**
 * Opens a replay and returns its battle before the first turn. It needs no bots.
 * @throws {BattleFileError} if it is not a replay, or one that this version cannot play, naming the field
 */
export function openReplay(file: unknown, options?: Partial<ReplayOptions>): OpenReplay {
  return battles.openReplay(file, withOfficial(options));
}

/**
 * Plays a replay to its end, checks that it ends as recorded, and returns the battle.
 * @throws {BattleFileError} if the replay does not fit, naming the decision or the field
 */
export function playReplay(file: unknown, options?: Partial<PlayOptions>): Battle {
  return battles.playReplay(file, withOfficial(options));
}
