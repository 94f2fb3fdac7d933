import { computed, type ReadonlySignal, signal } from '@preact/signals';

const players = signal<readonly ReadonlySignal<boolean>[]>([]);

/** Whether a game is under way somewhere on the page: its rules stay as they are until it is over. */
export const isPlaying = computed(() => players.value.some((playing) => playing.value));

/** Whatever plays or shows a game registers here. */
export function playsGames(playing: ReadonlySignal<boolean>): void {
  players.value = [...players.peek(), playing];
}
