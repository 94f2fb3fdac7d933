import type { Battle } from '../battle/battle.js';
import type { Bot } from '../battle/bots/bot.js';
import { makeBot } from '../battle/bots/bots.js';
import * as replay from '../battle/replay/play-replay.js';
import * as save from '../battle/save/load-battle.js';
import type { Catalog } from '../catalog/index.js';
import { officialCatalog } from '../catalog/official.js';

/**
 * The battle that `saveBattle` has written down, ready for its next step. Bots are not saved: those given here decide on,
 * sensible ones unless others are.
 * @throws {BattleFileError} naming the field, if it is no saved battle, is damaged, or breaks the rules
 */
export function loadBattle(
  saved: unknown,
  bots: readonly [red: Bot, blue: Bot] = [makeBot('sensible', 1), makeBot('sensible', 2)],
  catalog: Catalog = officialCatalog,
): Battle {
  return save.loadBattle(saved, bots, catalog);
}

/**
 * The battle of a replay, about to begin. It needs no bots.
 * @throws {BattleFileError} naming the field, if it is no replay, or one that this program cannot play
 */
export function openReplay(file: unknown, catalog: Catalog = officialCatalog): replay.OpenReplay {
  return replay.openReplay(file, catalog);
}

/**
 * Plays a replay to its end, and makes sure that it ends as it did. `watch` gets the battle before it begins.
 * @throws {BattleFileError} naming the decision or the field, if it does not fit
 */
export function playReplay(
  file: unknown,
  catalog: Catalog = officialCatalog,
  watch?: (battle: Battle) => void,
): Battle {
  return replay.playReplay(file, catalog, watch);
}
