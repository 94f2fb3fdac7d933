import type { GivenFile, ListedUnit, Problem } from './given-files.js';
import { readUnitFiles } from './unit-file-reader.js';
import { fetchCatalog } from './whole-catalog.js';

// Reads what was dropped, so that the page goes on meanwhile whatever the files hold.

export interface ToUnitWorker {
  readonly given: readonly GivenFile[];
}
export type FromUnitWorker =
  | {
      /** What became of the next files. */
      readonly units: readonly ListedUnit[];
      readonly failed: readonly Problem[];
      /** Files that are not unit files, by path. */
      readonly ignored: readonly string[];
      /** These were the last. */
      readonly done: boolean;
    }
  | { readonly error: string };

/** Files reported at a time, so that the page takes in thousands of units bit by bit. */
const PORTION = 100;

addEventListener('message', ({ data: { given } }: MessageEvent<ToUnitWorker>) => {
  read(given).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    postMessage({ error: words } satisfies FromUnitWorker);
  });
});

async function read(given: readonly GivenFile[]): Promise<void> {
  let units: ListedUnit[] = [];
  let failed: Problem[] = [];
  let ignored: string[] = [];
  const tell = (done: boolean) => {
    postMessage({ units, failed, ignored, done } satisfies FromUnitWorker);
    units = [];
    failed = [];
    ignored = [];
  };
  const tellOfMany = () => {
    if (units.length + failed.length + ignored.length >= PORTION) tell(false);
  };
  await readUnitFiles(given, await fetchCatalog(), {
    onUnit: (unit) => {
      units.push(unit);
      tellOfMany();
    },
    onProblem: (problem) => {
      failed.push(problem);
      tellOfMany();
    },
    onIgnored: (path) => {
      ignored.push(path);
      tellOfMany();
    },
  });
  tell(true);
}
