import type { FromGameWorker, ToGameWorker } from './game-worker.js';

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './games/game-worker.ts' : './game-worker.js';

/** Shown when a worker fails without a message of its own. */
const NOT_PLAYED = 'The games could not be played: part of the page did not load. Reload the page.';

/** Even a device with one core gets a worker; with more cores, one is left to the page. */
export const mostWorkers = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

/** Idle workers. The first games of a new worker are slow, so warm ones are kept for the next run. */
const resting: Worker[] = [];

/** A worker that plays games, for one run after the other. */
export class HiredWorker {
  readonly #worker: Worker;
  readonly #listening = new AbortController();

  /** @param hear told of each answer; of a mistake in these words where the worker has none of its own */
  constructor(hear: (answer: FromGameWorker) => void) {
    this.#worker = resting.pop() ?? new Worker(PLACE, { type: 'module' });
    const { signal } = this.#listening;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromGameWorker>) => hear(data), {
      signal,
    });
    this.#worker.addEventListener('error', () => hear({ error: NOT_PLAYED }), { signal });
  }

  ask(message: ToGameWorker): void {
    this.#worker.postMessage(message);
  }

  /** All requests are answered: it waits for the next run. */
  rest(): void {
    this.#listening.abort();
    if (resting.length < mostWorkers()) resting.push(this.#worker);
    else this.#worker.terminate();
  }

  /** Terminates the worker at once. */
  dismiss(): void {
    this.#listening.abort();
    this.#worker.terminate();
  }
}
