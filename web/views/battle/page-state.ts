import { computed, signal } from '@preact/signals';
import { asEntry, view } from '../../state/address.js';
import { playsGames } from '../../state/games-under-way.js';

export const PAGES = ['result', 'change', 'fair', 'replay'] as const;
export type BattlePage = (typeof PAGES)[number];

export const page = signal<BattlePage>('result');
/** The game on show in the replay, counted from 1. */
export const gameNumber = signal(1);
/** The number of its events shown so far. */
export const atEvent = signal(0);

// Under other rules, the game on show would be a different one.
playsGames(computed(() => view.value === 'battle' && page.value === 'replay' && atEvent.value > 0));

/** Back returns to the page before. */
export function openPage(next: BattlePage): void {
  if (next === page.peek()) return;
  asEntry(() => {
    page.value = next;
  });
}

/** Opens the replay at the beginning of a game. */
export function watchGame(game: number): void {
  asEntry(() => {
    gameNumber.value = game;
    atEvent.value = 0;
    page.value = 'replay';
  });
}
