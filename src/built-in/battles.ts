import type { Battle, LoadOptions, OpenReplay, PlayOptions, ReplayOptions } from '../edge/battle.js';
import * as battles from '../edge/battle.js';
import { withOfficial } from './with-official.js';

/**
 * The battle that `saveBattle` has written down, ready for its next step. Bots are not saved: those given here decide on,
 * sensible ones unless others are.
 * @throws {BattleFileError} naming the field, if it is no saved battle, is damaged, or breaks the rules
 */
export function loadBattle(saved: unknown, options?: Partial<LoadOptions>): Battle {
  return battles.loadBattle(saved, withOfficial(options));
}

/**
 * The battle of a replay, about to begin. It needs no bots.
 * @throws {BattleFileError} naming the field, if it is no replay, or one that this program cannot play
 */
export function openReplay(file: unknown, options?: Partial<ReplayOptions>): OpenReplay {
  return battles.openReplay(file, withOfficial(options));
}

/**
 * Plays a replay to its end, and makes sure that it ends as it did.
 * @throws {BattleFileError} naming the decision or the field, if it does not fit
 */
export function playReplay(file: unknown, options?: Partial<PlayOptions>): Battle {
  return battles.playReplay(file, withOfficial(options));
}
