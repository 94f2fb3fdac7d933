import { computed } from '@preact/signals';
import * as v from 'valibot';
import { RULESETS } from '../../../../src/edge/rules.js';
import {
  readTableGame,
  type TableEntry,
  type TableGame,
  writeTableGame,
} from '../../../../src/edge/table.js';
import { findKeptGame, gameShelf } from '../../../kept/game-shelf.js';
import { keptCollection } from '../../../kept/kept-collection.js';
import { ruleset } from '../../../state/address.js';
import { playsGames } from '../../../state/games-under-way.js';
import { say } from '../../../state/toast.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';
import { forgetFallen } from './fallen-dice.js';
import { afterEveryStep, game, putOnTable } from './table.js';

// Stores the game on the device. Its forces are written once, as a text; each step writes only the actions.

/** The reader of games reports errors. */
const Entry = v.custom<TableEntry>((value) => typeof value === 'object' && value !== null);
const Game = v.object({
  id: v.string(),
  entries: v.array(Entry),
  undone: v.array(Entry),
  changed: v.number(),
});
const keptGames = keptCollection({ name: 'games', texts: 'game-texts', version: 1, schema: Game });

/** There is only one game. */
const ID = 'table';

const kept = gameShelf({ channel: 'tarcomp-table', open: openKept, putAway: () => putOnTable(undefined) });
/** The stored parts of a game. */
export const shelf = kept.state;
export const { find: findGame, playHere } = kept;

function record(current: TableGame) {
  const { entries, undone, ...start } = writeTableGame(current);
  return { value: { id: ID, entries, undone, changed: Date.now() }, text: JSON.stringify(start) };
}

/** Only the entries: the forces have been written. */
const keepEntries = ({ entries, undone }: TableGame): Promise<boolean> =>
  keptGames.put({
    id: ID,
    entries: entries.map(({ action, dice }) => ({ action, dice })),
    undone: [...undone],
    changed: Date.now(),
  });

playsGames(computed(() => game.value !== undefined));

/** The page follows the rules of the game. */
function takeUp(next: TableGame): void {
  putOnTable(next);
  shelf.value = { is: 'open' };
  const rules = RULESETS.find((name) => name === next.battle.ruleset);
  if (rules !== undefined) ruleset.value = rules;
}

afterEveryStep((current) => void keepEntries(current));

/** Opens a game and stores it, replacing the one before. */
export function begin(next: TableGame): void {
  forgetFallen();
  takeUp(next);
  void keptGames.putTexts(record(next));
  kept.takeOver();
}

/** Closes the game, with a button that restores it. */
export function clearTable(): void {
  const before = game.peek();
  putOnTable(undefined);
  shelf.value = { is: 'empty' };
  void keptGames.delete(ID);
  say('The game was cleared away.', before && { label: 'Undo', act: () => begin(before) });
}

async function openKept(): Promise<void> {
  const found = await findKeptGame(keptGames, ID);
  if (shelf.peek().is === 'elsewhere') return;
  if (found === undefined) {
    shelf.value = { is: 'empty' };
    return;
  }
  if ('problem' in found) {
    shelf.value = { is: 'damaged', problem: found.problem, left: JSON.stringify(found.stored) };
    return;
  }
  const { entries, undone } = found.value;
  const left = JSON.stringify({ ...found.start, entries, undone });
  try {
    const read = readTableGame(JSON.parse(left), { catalog: await fetchCatalog() });
    if (shelf.peek().is === 'elsewhere') return;
    takeUp(read);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    shelf.value = { is: 'damaged', problem, left };
  }
}
