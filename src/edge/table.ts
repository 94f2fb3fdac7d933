import type { Catalog } from '../catalog/index.js';
import { anything, checked, fields, instanceOf, listOf, optional } from '../check/shape.js';
import * as table from '../table/index.js';
import { TableGame } from '../table/table-game.js';
import { ofForceUnit } from './battle/setup-shapes.js';
import { catalog, environment, ruleset } from './common.js';
import { optionsNeeding } from './options.js';

export * from '../table/index.js';

const { at: _at, facing: _facing, ...ofTableUnit } = ofForceUnit;
const force = listOf(fields<table.TableSetup['red'][number]>(ofTableUnit));
const game = instanceOf(TableGame, 'a game from openTable or readTableGame');

/**
 * Sets up a game at the table and returns it before its first turn.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no game
 * @example
 * ```ts
 * const game = openTable({ red: [{ unit: atlas }], blue: [{ unit: locust }] });
 * game.play({ do: 'begin-turn', initiative: 'red' });
 * game.play({ do: 'move', unit: 1, movement: 'run', hexes: 5 }).done; // true
 * ```
 */
export const openTable = checked(table.openTable, {
  setup: fields<table.TableSetup>({
    red: force,
    blue: force,
    ruleset,
    environment: optional(environment),
    catalog: optional(catalog),
  }),
});

/** Returns the game with its whole history, as plain JSON. */
export const writeTableGame = checked(table.writeTableGame, { game });

/**
 * Returns the game that `writeTableGame` wrote.
 * @throws {BattleFileError} if it is not a game at the table, is damaged, or breaks the rules, naming the field
 */
export const readTableGame: (file: unknown, options: ReadTableOptions) => TableGame = checked(
  (file, options) => table.readTableGame(file, options.catalog),
  { file: anything, options: optionsNeeding<ReadTableOptions>({ catalog }) },
);

export interface ReadTableOptions {
  readonly catalog: Catalog;
}
