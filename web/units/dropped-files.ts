import { signal } from '@preact/signals';
import { say } from '../state/toast.js';
import { readingWords } from './reading-words.js';
import { ownUnits } from './shelf.js';
import { nameOf, type ShelfUnit } from './shelf-unit.js';

export interface Problem {
  readonly file: string;
  readonly words: string;
}

/** Files that could not be read, with the reason. */
export const problems = signal<readonly Problem[]>([]);
export const reading = signal(false);

/** A file as the browser hands it over, with its path below a folder. */
export interface GivenFile {
  readonly path: string;
  readonly file: File;
}

/** Reads unit files and archives of them. The equipment catalog is fetched for it, once; nothing leaves the device. */
export async function readGivenFiles(given: readonly GivenFile[]): Promise<readonly ShelfUnit[]> {
  if (given.length === 0) return [];
  reading.value = true;
  try {
    const { readUnitFiles } = await loadReader();
    const { units, failed, ignored } = await readUnitFiles(given);
    const fresh = new Set(units.map(nameOf));
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

async function loadReader(): Promise<typeof import('./unit-file-reader.js')> {
  try {
    return await import('./unit-file-reader.js');
  } catch {
    throw new Error(
      'the equipment catalog could not be fetched. It is needed once to read files: connect to the network and drop them again',
    );
  }
}
