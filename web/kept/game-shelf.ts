import { signal } from '@preact/signals';
import type { DamagedRecord, KeptCollection } from './kept-collection.js';

// One game under way, kept on this device. Two tabs with one game would overwrite each other's steps, so only one plays, and the
// other says so.

type ShelfState =
  | { readonly is: 'looking' | 'empty' | 'open' }
  /** Another tab has it. */
  | { readonly is: 'elsewhere' }
  | { readonly is: 'damaged'; readonly problem: string; readonly left: string };

const WHO = 'who-plays';
const HERE = 'here';
const TAKEN = 'taken-over';

interface GameShelfOptions {
  /** The name of the channel between tabs. */
  readonly channel: string;
  readonly open: () => Promise<void>;
  /** Removes the game from the page because another tab plays it. */
  readonly putAway: () => void;
}

export function gameShelf({ channel: name, open, putAway }: GameShelfOptions) {
  const state = signal<ShelfState>({ is: 'looking' });
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { is } = state.peek();
    if (data === WHO && is === 'open') channel.postMessage(HERE);
    if ((data === HERE && is !== 'elsewhere') || data === TAKEN) {
      putAway();
      state.value = { is: 'elsewhere' };
    }
  };
  const takeOver = () => channel.postMessage(TAKEN);
  let search: Promise<void> | undefined;
  return {
    state,
    takeOver,
    /** Looks for a kept game, once. */
    find(): Promise<void> {
      if (search === undefined) {
        channel.postMessage(WHO);
        search = open();
      }
      return search;
    },
    /** Continues here with the game as the other tab left it. */
    async playHere(): Promise<void> {
      state.value = { is: 'looking' };
      takeOver();
      await open();
    },
  };
}

interface KeptGame<Value> {
  readonly value: Value;
  /** The part that is written once; empty if it cannot be read. */
  readonly start: object;
}

/** The record with this id, or why it cannot be read; undefined if there is none. */
export async function findKeptGame<Value extends { readonly id: string }>(
  collection: KeptCollection<Value>,
  id: string,
): Promise<KeptGame<Value> | DamagedRecord | undefined> {
  const { values, damaged } = await collection.refresh([id]);
  const value = values.find((one) => one.id === id);
  if (value === undefined) return damaged.find((one) => one.id === id);
  return { value, start: parsed((await collection.text(id)) ?? '{}') };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
