import type { StorageTrouble } from '../kept/storage-error.js';
import { storageTrouble } from '../kept/storage-trouble.js';
import type { WithText } from '../kept/with-text.js';
import type { GivenFile, Problem } from './given-files.js';
import { keptUnits } from './kept-units.js';
import { Namesakes } from './namesakes.js';
import type { OwnUnit } from './own-unit.js';
import { readUnitFiles } from './unit-file-reader.js';
import { fetchCatalog } from './whole-catalog.js';

// Reads what was dropped and keeps it on the device, so that the page goes on meanwhile whatever the files hold.

export interface ToUnitWorker {
  readonly given: readonly GivenFile[];
  /** Of the page. */
  readonly build: string;
}
export type FromUnitWorker =
  | {
      /** How many files there are, as far as is known, and how many of them are done. */
      readonly total: number;
      readonly read: number;
      /** Ids of the units that the device has taken. */
      readonly kept: readonly string[];
      /** Units that it has not taken, and why. */
      readonly unkept: readonly WithText<OwnUnit>[];
      readonly trouble: StorageTrouble | undefined;
      readonly failed: readonly Problem[];
      /** Files that are not unit files, by path. */
      readonly ignored: readonly string[];
      /** These were the last. */
      readonly done: boolean;
    }
  | { readonly error: string };

/** Files that are kept and reported at a time. */
const PORTION = 100;

addEventListener('message', ({ data: { given, build } }: MessageEvent<ToUnitWorker>) => {
  read(given, build).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    postMessage({ error: words } satisfies FromUnitWorker);
  });
});

async function read(given: readonly GivenFile[], build: string): Promise<void> {
  let total = given.length;
  let files = 0;
  let units: WithText<OwnUnit>[] = [];
  let failed: Problem[] = [];
  let ignored: string[] = [];
  const names = new Namesakes();
  const tell = async (done: boolean) => {
    // One refusal is enough: what follows would be refused as well.
    const refused = storageTrouble.value !== undefined || !(await keptUnits.putTexts(...units));
    postMessage({
      total,
      read: files,
      kept: refused ? [] : units.map(({ value }) => value.id),
      unkept: refused ? units : [],
      trouble: storageTrouble.value,
      failed,
      ignored,
      done,
    } satisfies FromUnitWorker);
    units = [];
    failed = [];
    ignored = [];
  };
  for await (const outcome of readUnitFiles(given, await fetchCatalog(), build)) {
    if ('more' in outcome) {
      total += outcome.more;
      continue;
    }
    files += 1;
    if ('unit' in outcome) units.push(names.apart(outcome.unit));
    else if ('problem' in outcome) failed.push(outcome.problem);
    else ignored.push(outcome.ignored);
    if (units.length + failed.length + ignored.length >= PORTION) await tell(false);
  }
  await tell(true);
}
