import { signal } from '@preact/signals';
import { afterPaint } from '../state/after-paint.js';
import { say } from '../state/toast.js';
import type { GivenFile, Problem } from './given-files.js';
import { keptUnits } from './kept-units.js';
import type { OwnUnit } from './own-unit.js';
import { pageBuild } from './page-build.js';
import { readingWords } from './reading-words.js';
import { nameOf } from './shelf-unit.js';
import type { FromUnitWorker, ToUnitWorker } from './unit-worker.js';

/** Files that could not be read, with the reason. */
export const problems = signal<readonly Problem[]>([]);
/** How many files of how many are read; undefined while none are. */
export const reading = signal<{ readonly read: number; readonly total: number } | undefined>(undefined);

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './units/unit-worker.ts' : './unit-worker.js';

/**
 * Reads unit files and archives of them, and keeps them on the device. The equipment catalog is fetched for it, once; nothing
 * is uploaded. Answers the names of the units.
 */
export async function readGivenFiles(given: readonly GivenFile[]): Promise<readonly string[]> {
  if (given.length === 0) return [];
  reading.value = { read: 0, total: given.length };
  try {
    const { ids, failed, ignored } = await readByWorker(given);
    // Thousands of units are work for the page as well: a task of its own.
    await afterPaint();
    const { values } = await keptUnits.refresh([...ids]);
    const units = values.filter(({ id }) => ids.has(id));
    problems.value = failed;
    const names = units.map(({ facts }) => nameOf(facts));
    say(readingWords({ units: names, partly: partlyOf(units), failed: failed.length, ignored }));
    return names;
  } catch (error) {
    problems.value = [
      { file: given[0]?.path ?? 'the files', words: error instanceof Error ? error.message : String(error) },
    ];
    return [];
  } finally {
    reading.value = undefined;
  }
}

const partlyOf = (units: readonly OwnUnit[]): number => units.filter(({ understood }) => !understood).length;

/** @throws {Error} if the worker breaks off */
function readByWorker(given: readonly GivenFile[]): Promise<{
  readonly ids: ReadonlySet<string>;
  readonly failed: readonly Problem[];
  readonly ignored: readonly string[];
}> {
  const worker = new Worker(PLACE, { type: 'module' });
  const ids = new Set<string>();
  const failed: Problem[] = [];
  const ignored: string[] = [];
  return new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromUnitWorker>) => {
      if ('error' in data) {
        reject(new Error(`the files could not be read: ${data.error}`));
        return;
      }
      for (const id of data.kept) ids.add(id);
      for (const { value } of data.unkept) ids.add(value.id);
      if (data.trouble !== undefined) keptUnits.hold(data.unkept, data.trouble);
      failed.push(...data.failed);
      ignored.push(...data.ignored);
      reading.value = { read: data.read, total: data.total };
      if (data.done) resolve();
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`the files could not be read: ${message || 'part of the page did not load'}`)),
    );
    worker.postMessage({ given, build: pageBuild() } satisfies ToUnitWorker);
  })
    .then(() => ({ ids, failed, ignored }))
    .finally(() => worker.terminate());
}
