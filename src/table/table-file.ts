import * as v from 'valibot';
import type { Battle } from '../battle/battle.js';
import { featuresAt } from '../battle/map/features.js';
import { OFF_MAP } from '../battle/map/hex-map.js';
import { BattleFileError } from '../battle/save/battle-file-error.js';
import { checkLoaded, loadUnits } from '../battle/save/load-battle.js';
import { checkHead, listOf, readWith, whole } from '../battle/save/read-with.js';
import { savedUnit } from '../battle/save/save-battle.js';
import { MOST_TURNS, MOST_UNITS, optionEntries, savedUnitSchema } from '../battle/save/saved-battle.js';
import type { Catalog } from '../catalog/index.js';
import { registeredName } from '../rules/ruleset.js';
import type { TerrainFeature } from '../rules/terrain/terrain.js';
import { groundSchema, tableActionSchema } from './action.js';
import { putGround } from './ground.js';
import { battleOf } from './table-battle.js';
import { type TableEntry, TableGame } from './table-game.js';

const WHAT = 'table game';
const FORMAT = 'tarcomp-table';
const VERSION = 1;
const MOST_ENTRIES = 100_000;

const entrySchema = v.strictObject({
  action: tableActionSchema,
  dice: listOf(whole(1, 6), 10_000),
}) satisfies v.GenericSchema<unknown, TableEntry>;

export const tableFileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  ruleset: optionEntries.ruleset,
  environment: optionEntries.environment,
  /** Turns completed before the first entry. */
  turn: whole(0, MOST_TURNS),
  units: listOf(savedUnitSchema, MOST_UNITS),
  /** The terrain of units' hexes before the first entry. Clear terrain is left out. */
  ground: listOf(v.strictObject({ unit: whole(0, MOST_UNITS - 1), holds: groundSchema }), MOST_UNITS),
  entries: listOf(entrySchema, MOST_ENTRIES),
  undone: listOf(entrySchema, MOST_ENTRIES),
});

/** A game at the table with its whole history, as plain JSON. */
export type TableFile = v.InferOutput<typeof tableFileSchema>;

/**
 * Returns the game with all its entries, including those that were undone.
 * @throws {TypeError} for a ruleset that is not registered
 */
export function writeTableGame({ start, entries, undone }: TableGame): TableFile {
  return {
    format: FORMAT,
    version: VERSION,
    ruleset: registeredName(start.rules, 'a game at the table'),
    ...(start.environment && { environment: { ...start.environment } }),
    turn: start.turn,
    units: start.units.map(savedUnit),
    ground: groundOf(start),
    entries: copied(entries.map(({ action, dice }) => ({ action, dice }))),
    undone: copied(undone),
  };
}

const groundOf = ({ map, units }: Battle): TableFile['ground'] =>
  units.flatMap(({ index, hex }) => {
    const holds = hex === OFF_MAP ? [] : featuresAt(map, hex).map((feature) => featureCopy(feature));
    return holds.length === 0 ? [] : [{ unit: index, holds }];
  });

const featureCopy = (feature: TerrainFeature): TableFile['ground'][number]['holds'][number] =>
  typeof feature === 'string' ? feature : { type: feature.type, level: feature.level ?? 1 };

/** A copy that shares nothing with the game. */
const copied = (entries: readonly TableEntry[]): TableFile['entries'] => JSON.parse(JSON.stringify(entries));

/**
 * Reads a game that `writeTableGame` wrote, by playing its entries again.
 * @throws {BattleFileError} if it is not a game at the table, is damaged, or breaks the rules, naming the field
 */
export function readTableGame(file: unknown, catalog: Catalog): TableGame {
  checkHead(file, WHAT, FORMAT, [VERSION]);
  const content = readWith(tableFileSchema, file, WHAT);
  if (content.units.length === 0)
    throw new BattleFileError(`${WHAT}: units`, 'is empty: a game needs at least one unit');
  const units = loadUnits(content, catalog, `${WHAT}: units`);
  const start = battleOf(units, content);
  start.turn = content.turn;
  if (new Set(units.map(({ id }) => id)).size < units.length)
    throw new BattleFileError(`${WHAT}: units`, 'two units have the same id');
  for (const [index, { unit, holds }] of content.ground.entries()) {
    orRefused(`${WHAT}: ground[${index}]`, () => putGround(start, start.unit(unit), holds));
  }
  checkLoaded(start, WHAT);
  const game = new TableGame(start, catalog);
  const played: readonly TableEntry[] = [...content.entries, ...[...content.undone].reverse()];
  for (const [index, { action, dice }] of played.entries()) {
    const where = `${WHAT}: ${index < content.entries.length ? `entries[${index}]` : 'undone'}`;
    if (!orRefused(where, () => game.play(action, dice).done))
      throw new BattleFileError(where, 'lacks dice that it needs');
  }
  for (let back = content.undone.length; back > 0; back -= 1) game.undo();
  return game;
}

/** Adds the position in the file to an error. */
function orRefused<Result>(where: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new BattleFileError(where, error.message, { cause: error });
  }
}
