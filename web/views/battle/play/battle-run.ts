import { computed, signal } from '@preact/signals';
import { playsGames } from '../../../state/games-under-way.js';
import { NO_RUN, type Run } from './run.js';

/** The games of the unchanged battle. A run continues while another page is open. */
export const battleRun = signal<Run>(NO_RUN);
playsGames(computed(() => battleRun.value.state === 'running'));
