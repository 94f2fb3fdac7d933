import { signal } from '@preact/signals';
import { afterPaint } from '../state/after-paint.js';
import { say, type ToastAction } from '../state/toast.js';
import { doUnitWork } from './do-unit-work.js';
import type { GivenFile, Problem } from './given-files.js';
import { keptUnits } from './kept-units.js';
import type { OwnUnit } from './own-unit.js';
import { pageBuild } from './page-build.js';
import { readingWords } from './reading-words.js';
import { nameOf } from './shelf-unit.js';

/** Files that could not be read, with the reason. */
export const problems = signal<readonly Problem[]>([]);
/** The number of files read, and of all files; undefined while none are being read. */
export const reading = signal<{ readonly read: number; readonly total: number } | undefined>(undefined);

/**
 * Reads unit files and archives, and stores their units on the device. The equipment catalog is fetched once for this;
 * nothing is uploaded. Returns the names of the units, and shows a report, with an action if there is one.
 */
export function readGivenFiles(
  given: readonly GivenFile[],
  action?: ToastAction,
): Promise<readonly string[]> {
  if (given.length === 0) return Promise.resolve([]);
  const names = underWay.then(() => read(given, action));
  underWay = names;
  return names;
}

/** Files dropped in the meantime are read afterwards. */
let underWay: Promise<unknown> = Promise.resolve();

async function read(given: readonly GivenFile[], action?: ToastAction): Promise<readonly string[]> {
  reading.value = { read: 0, total: given.length };
  try {
    const { ids, failed, ignored } = await readByWorker(given);
    // Listing thousands of units takes the page a while, so it gets a task of its own.
    await afterPaint();
    const { values } = await keptUnits.refresh([...ids]);
    const units = values.filter(({ id }) => ids.has(id));
    problems.value = failed;
    const names = units.map(({ facts }) => nameOf(facts));
    say(readingWords({ units: names, partly: partlyOf(units), failed: failed.length, ignored }), action);
    return names;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    problems.value = [{ file: given[0]?.path ?? 'the files', words: `not read: ${words}` }];
    say('The files could not be read.', action);
    return [];
  } finally {
    reading.value = undefined;
  }
}

const partlyOf = (units: readonly OwnUnit[]): number => units.filter(({ understood }) => !understood).length;

/** @throws {Error} if the worker breaks off */
async function readByWorker(given: readonly GivenFile[]): Promise<{
  readonly ids: ReadonlySet<string>;
  readonly failed: readonly Problem[];
  readonly ignored: readonly string[];
}> {
  const ids = new Set<string>();
  const failed: Problem[] = [];
  const ignored: string[] = [];
  await doUnitWork({ work: 'read', given, build: pageBuild() }, (told) => {
    if (!('part' in told)) return;
    const { part } = told;
    for (const id of part.kept) ids.add(id);
    for (const { value } of part.unkept) ids.add(value.id);
    if (part.trouble !== undefined) keptUnits.hold(part.unkept, part.trouble);
    failed.push(...part.failed);
    ignored.push(...part.ignored);
    reading.value = { read: part.read, total: part.total };
  });
  return { ids, failed, ignored };
}
