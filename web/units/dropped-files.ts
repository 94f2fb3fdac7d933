import { signal } from '@preact/signals';
import { afterPaint } from '../state/after-paint.js';
import { say } from '../state/toast.js';
import type { GivenFile, ListedUnit, Problem } from './given-files.js';
import { readingWords } from './reading-words.js';
import { ownUnits } from './shelf.js';
import { nameOf, type ShelfUnit } from './shelf-unit.js';
import type { FromUnitWorker, ToUnitWorker } from './unit-worker.js';

/** Files that could not be read, with the reason. */
export const problems = signal<readonly Problem[]>([]);
export const reading = signal(false);

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './units/unit-worker.ts' : './unit-worker.js';

/** Reads unit files and archives of them. The equipment catalog is fetched for it, once; nothing leaves the device. */
export async function readGivenFiles(given: readonly GivenFile[]): Promise<readonly ShelfUnit[]> {
  if (given.length === 0) return [];
  reading.value = true;
  try {
    const [{ catalog, ownUnit }, { listed, failed, ignored }] = await Promise.all([
      loadOwnUnits(),
      readByWorker(given),
    ]);
    const units = listed.map((unit) => ownUnit(unit, catalog));
    const fresh = new Set(units.map(nameOf));
    // Thousands of units are work for the page as well: a task of its own.
    await afterPaint();
    ownUnits.value = [...units, ...ownUnits.value.filter((unit) => !fresh.has(nameOf(unit)))];
    problems.value = failed;
    say(readingWords({ units: units.map(nameOf), failed: failed.length, ignored }));
    return units;
  } catch (error) {
    problems.value = [
      { file: given[0]?.path ?? 'the files', words: error instanceof Error ? error.message : String(error) },
    ];
    return [];
  } finally {
    reading.value = false;
  }
}

async function loadOwnUnits() {
  try {
    const { knowAllEquipment, ownUnit } = await import('./own-units.js');
    return { ownUnit, catalog: await knowAllEquipment() };
  } catch {
    throw new Error(
      'the equipment catalog could not be fetched. It is needed once to read files: connect to the network and drop them again',
    );
  }
}

/** @throws {Error} if the worker breaks off */
function readByWorker(given: readonly GivenFile[]): Promise<{
  readonly listed: readonly ListedUnit[];
  readonly failed: readonly Problem[];
  readonly ignored: readonly string[];
}> {
  const worker = new Worker(PLACE, { type: 'module' });
  const listed: ListedUnit[] = [];
  const failed: Problem[] = [];
  const ignored: string[] = [];
  return new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromUnitWorker>) => {
      if ('error' in data) {
        reject(new Error(`the files could not be read: ${data.error}`));
        return;
      }
      listed.push(...data.units);
      failed.push(...data.failed);
      ignored.push(...data.ignored);
      if (data.done) resolve();
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`the files could not be read: ${message || 'part of the page did not load'}`)),
    );
    worker.postMessage({ given } satisfies ToUnitWorker);
  })
    .then(() => ({ listed, failed, ignored }))
    .finally(() => worker.terminate());
}
