import { type TableSetup, tableBattle } from './table-battle.js';
import { TableGame } from './table-game.js';

/**
 * Sets up a game at the table and returns it before its first turn.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight
 * @throws {RangeError | TypeError} if a field is wrong, naming the field and its value
 */
export const openTable = (setup: TableSetup): TableGame => new TableGame(tableBattle(setup), setup.catalog);
