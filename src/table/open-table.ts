import { type TableSetup, tableBattle } from './table-battle.js';
import { TableGame } from './table-game.js';

/**
 * A game at the table that is about to begin.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export const openTable = (setup: TableSetup): TableGame => new TableGame(tableBattle(setup), setup.catalog);
