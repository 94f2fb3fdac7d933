import { WorkerLostError } from '../game/worker-lost.js';

/** The number of dead workers after which it gives up. */
export const MOST_LOST = 4;

/** Asks again if a worker dies: another one replaces it, until too many have died. */
export function askingAgain() {
  let lost = 0;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof WorkerLostError)) throw error;
        lost += 1;
        if (lost > MOST_LOST) throw error;
      }
    }
  };
}
