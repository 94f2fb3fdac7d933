import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { RulesetName } from '../../src/edge/rules.js';

interface Player {
  readonly playing: ReadonlySignal<boolean>;
  /** By which rules, where these may be others than the page's. */
  readonly rules: ReadonlySignal<RulesetName | undefined> | undefined;
}

const players = signal<readonly Player[]>([]);

/** Whether a game is under way somewhere on the page: its rules stay as they are until it is over. */
export const isPlaying = computed(() => players.value.some(({ playing }) => playing.value));

/** The rules of the game that is on show, where these may be others than the page's. */
export const rulesInPlay = computed(
  () => players.value.find(({ playing, rules }) => rules !== undefined && playing.value)?.rules?.value,
);

/** Whatever plays games, or shows one, says here whether it does. */
export function playsGames(playing: ReadonlySignal<boolean>, rules?: Player['rules']): void {
  players.value = [...players.peek(), { playing, rules }];
}
