import { signal } from '@preact/signals';

export const PAGES = ['result', 'change', 'replay'] as const;
export type BattlePage = (typeof PAGES)[number];

export const page = signal<BattlePage>('result');
/** The game on show in the replay, counted from 1. */
export const gameNumber = signal(1);
/** How many of its events have been shown. */
export const atEvent = signal(0);
