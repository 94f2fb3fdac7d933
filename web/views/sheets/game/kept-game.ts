import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import { RULESETS } from '../../../../src/edge/rules.js';
import {
  readTableGame,
  type TableEntry,
  type TableGame,
  writeTableGame,
} from '../../../../src/edge/table.js';
import { keptCollection } from '../../../kept/kept-collection.js';
import { ruleset } from '../../../state/address.js';
import { playsGames } from '../../../state/games-under-way.js';
import { say } from '../../../state/toast.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';
import { forgetFallen } from './fallen-dice.js';
import { afterEveryStep, game, putOnTable } from './table.js';

// The game stays on the device. Its forces are written once, as a text; each step writes what was done, and no more.

/** What of it is wrong, the reader of games says. */
const Entry = v.custom<TableEntry>((value) => typeof value === 'object' && value !== null);
const Game = v.object({
  id: v.string(),
  entries: v.array(Entry),
  undone: v.array(Entry),
  changed: v.number(),
});
const keptGames = keptCollection({ name: 'games', texts: 'game-texts', version: 1, schema: Game });

/** There is one table. */
const ID = 'table';

type Shelf =
  | { readonly is: 'looking' }
  | { readonly is: 'empty' }
  | { readonly is: 'open' }
  /** Another tab has it. */
  | { readonly is: 'elsewhere' }
  | { readonly is: 'damaged'; readonly problem: string; readonly left: string };

/** What there is of a game on this device. */
export const shelf = signal<Shelf>({ is: 'looking' });

function record(current: TableGame) {
  const { entries, undone, ...start } = writeTableGame(current);
  return { value: { id: ID, entries, undone, changed: Date.now() }, text: JSON.stringify(start) };
}

/** The entries alone: the forces have been written. */
const keepEntries = ({ entries, undone }: TableGame): Promise<boolean> =>
  keptGames.put({
    id: ID,
    entries: entries.map(({ action, dice }) => ({ action, dice })),
    undone: [...undone],
    changed: Date.now(),
  });

playsGames(computed(() => game.value !== undefined));

/** The page shows the rules that the game is played by. */
function takeUp(next: TableGame): void {
  putOnTable(next);
  shelf.value = { is: 'open' };
  const rules = RULESETS.find((name) => name === next.battle.ruleset);
  if (rules !== undefined) ruleset.value = rules;
}

afterEveryStep((current) => void keepEntries(current));

/** Puts a game on the table, and keeps it in the place of the one before. */
export function begin(next: TableGame): void {
  forgetFallen();
  takeUp(next);
  void keptGames.putTexts(record(next));
  channel.postMessage(TAKEN);
}

/** Takes the game off the table, with a way back. */
export function clearTable(): void {
  const before = game.peek();
  putOnTable(undefined);
  shelf.value = { is: 'empty' };
  void keptGames.delete(ID);
  say(
    'The game was cleared away.',
    before && {
      label: 'Undo',
      act: () => begin(before),
    },
  );
}

let search: Promise<void> | undefined;

/** Looks for the game that is kept here, once. */
export function findKeptGame(): Promise<void> {
  if (search === undefined) {
    channel.postMessage(WHO);
    search = openKept();
  }
  return search;
}

/** Goes on here with the game as it was left in the other tab. */
export async function playHere(): Promise<void> {
  shelf.value = { is: 'looking' };
  channel.postMessage(TAKEN);
  await keptGames.refresh([ID]);
  await openKept();
}

async function openKept(): Promise<void> {
  const { values, damaged } = await keptGames.list();
  const [value] = values.filter(({ id }) => id === ID);
  const [broken] = damaged.filter(({ id }) => id === ID);
  if (value === undefined) {
    if (shelf.peek().is === 'elsewhere') return;
    shelf.value =
      broken === undefined
        ? { is: 'empty' }
        : { is: 'damaged', problem: broken.problem, left: JSON.stringify(broken.stored) };
    return;
  }
  const text = (await keptGames.text(ID)) ?? '{}';
  const { entries, undone } = value;
  const left = () => JSON.stringify({ ...parsed(text), entries, undone });
  try {
    const read = readTableGame(JSON.parse(left()), { catalog: await fetchCatalog() });
    if (shelf.peek().is === 'elsewhere') return;
    takeUp(read);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    shelf.value = { is: 'damaged', problem, left: left() };
  }
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

// Two tabs with one game would overwrite each other's steps, so only one plays, and the other says so.

const WHO = 'who-plays';
const HERE = 'here';
const TAKEN = 'taken-over';
const channel = new BroadcastChannel('tarcomp-table');
channel.onmessage = ({ data }: MessageEvent<unknown>) => {
  const { is } = shelf.peek();
  if (data === WHO && is === 'open') channel.postMessage(HERE);
  if ((data === HERE && is !== 'elsewhere') || data === TAKEN) {
    putOnTable(undefined);
    shelf.value = { is: 'elsewhere' };
  }
};
