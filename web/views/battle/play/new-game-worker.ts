/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './views/battle/play/game-worker.ts' : './game-worker.js';

export const newGameWorker = (): Worker => new Worker(PLACE, { type: 'module' });

/** Said when a worker breaks off without a word of its own. */
export const NOT_PLAYED = 'The games could not be played: their code was not fetched. Load the page again.';
