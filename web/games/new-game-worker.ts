/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './games/game-worker.ts' : './game-worker.js';

export const newGameWorker = (): Worker => new Worker(PLACE, { type: 'module' });

/** Shown when a worker fails without a message of its own. */
export const NOT_PLAYED = 'The games could not be played: part of the page did not load. Reload the page.';
