import type { FromUnitWorker, UnitWork } from './unit-work.js';

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './units/unit-worker.ts' : './unit-worker.js';

type Told = Exclude<FromUnitWorker, { finished: true } | { error: string }>;

/**
 * Has a worker do it, which ends with the work.
 * @throws {Error} if it breaks off
 */
export function doUnitWork(work: UnitWork, onTold: (told: Told) => void = () => {}): Promise<void> {
  const worker = new Worker(PLACE, { type: 'module' });
  return new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromUnitWorker>) => {
      if ('error' in data) reject(new Error(data.error));
      else if ('finished' in data) resolve();
      else onTold(data);
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'part of the page did not load')),
    );
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}
