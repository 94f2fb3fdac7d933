import { storageTrouble } from '../kept/storage-trouble.js';
import type { WithText } from '../kept/with-text.js';
import type { GivenFile, Problem } from './given-files.js';
import { keptUnits } from './kept-units.js';
import { Namesakes } from './namesakes.js';
import type { OwnUnit } from './own-unit.js';
import { readUnitFiles } from './unit-file-reader.js';
import type { ReadPart } from './unit-work.js';
import { fetchCatalog } from './whole-catalog.js';

/** Files to store and report at a time. */
const PORTION = 100;

/** Reads files, and stores their units on the device as it goes. */
export async function keepGivenFiles(
  given: readonly GivenFile[],
  build: string,
  tell: (part: ReadPart) => void,
): Promise<void> {
  let total = given.length;
  let read = 0;
  let units: WithText<OwnUnit>[] = [];
  let failed: Problem[] = [];
  let ignored: string[] = [];
  const names = new Namesakes();
  const tellSoFar = async () => {
    // After one refusal, everything that follows would be refused as well.
    const refused = storageTrouble.value !== undefined || !(await keptUnits.putTexts(...units));
    tell({
      total,
      read,
      kept: refused ? [] : units.map(({ value }) => value.id),
      unkept: refused ? units : [],
      trouble: storageTrouble.value,
      failed,
      ignored,
    });
    units = [];
    failed = [];
    ignored = [];
  };
  for await (const outcome of readUnitFiles(given, await catalogForFiles(), build)) {
    if ('more' in outcome) {
      total += outcome.more;
      continue;
    }
    read += 1;
    if ('unit' in outcome) units.push(names.apart(outcome.unit));
    else if ('problem' in outcome) failed.push(outcome.problem);
    else ignored.push(outcome.ignored);
    if (units.length + failed.length + ignored.length >= PORTION) await tellSoFar();
  }
  await tellSoFar();
}

async function catalogForFiles(): ReturnType<typeof fetchCatalog> {
  try {
    return await fetchCatalog();
  } catch (cause) {
    throw new Error(
      'the equipment catalog could not be fetched. It is needed once to read files: connect to the network and add them again',
      { cause },
    );
  }
}
