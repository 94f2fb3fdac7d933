import { UNIT_FILE_ENDINGS } from '../../units/unit-paths.js';
import type { Examined, UnitFile } from '../examine/examine-unit.js';
import { loadExaminer } from '../examine/load-examiner.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { InputError } from '../files/input-error.js';
import { kindOfPath, pathBelow, readUnitArchive, unitFilesBelow } from '../files/unit-files.js';
import { isForcePath } from '../input/force-path.js';
import type { UnitShelf } from '../input/unit-shelf.js';
import { examineFiles } from '../threads/examine-files.js';
import type { SecondThread } from '../threads/second-thread.js';

export interface UnitSourceOptions {
  readonly request: ViewRequest;
  /** A folder or zip archive of a user's own units, for looking up names. */
  readonly units: string | undefined;
  /** Without it, one thread does everything. */
  readonly second: SecondThread | undefined;
}

/**
 * Reads everything that the arguments name: unit files, folders and zip archives of them, and units by name. Yields the
 * outcomes in portions, in the order of the arguments and sorted by path below each.
 */
export async function* examineUnits(
  sources: readonly string[],
  { request, units, second }: UnitSourceOptions,
): AsyncGenerator<readonly Examined[]> {
  let shelf: UnitShelf | undefined;
  const told: Examined[] = [];
  for (const source of sources) {
    const kind = kindOfPath(source);
    if (typeof kind === 'object') {
      yield [{ file: source, error: `${source}: ${kind.problem}` }];
    } else if (kind === 'file' && isForcePath(source)) {
      const { examineForce } = await import('./examine-force.js');
      yield await examineForce(source, request, units);
    } else if (kind === 'file') {
      yield [(await loadExaminer([source], request)).file(source)];
    } else if (kind === 'folder') {
      yield* expectingUnits(source, examineFiles(filesBelow(source), request, second), 'folder');
    } else if (kind === 'archive') {
      yield* expectingUnits(source, filesInside(source, request), 'zip archive');
    } else {
      shelf ??= await openShelf(units, told);
      const examined = await examineNamed(source, shelf, request);
      yield [...told.splice(0), examined];
    }
  }
}

/** Notes about the user's own units are kept until a name is looked up. */
async function openShelf(units: string | undefined, told: Examined[]): Promise<UnitShelf> {
  const { UnitShelf } = await import('../input/unit-shelf.js');
  return new UnitShelf(
    units,
    (note) => told.push({ note }),
    (error) => told.unshift({ file: String(units), error }),
  );
}

async function examineNamed(name: string, shelf: UnitShelf, request: ViewRequest): Promise<Examined> {
  try {
    const entry = await shelf.entry(name);
    const examiner = await loadExaminer([], request);
    return examiner.unit(entry.file, entry.path ?? entry.file, () => entry.load());
  } catch (error) {
    if (error instanceof InputError) return { file: name, error: error.message };
    throw error;
  }
}

function filesBelow(folder: string): UnitFile[] {
  const start = pathBelow(folder, '.').slice(0, -1);
  return unitFilesBelow(folder).map(({ path, problem }) =>
    problem === undefined
      ? { file: path, path: start + path }
      : { file: path || folder, path: pathBelow(folder, path), problem },
  );
}

async function* filesInside(archive: string, request: ViewRequest): AsyncGenerator<readonly Examined[]> {
  const opened = await readUnitArchive(archive);
  if ('problem' in opened) {
    yield [{ file: archive, error: `${archive}: ${opened.problem}` }];
    return;
  }
  const paths = opened.files.map(({ path }) => path);
  const examiner = await loadExaminer(paths, request);
  for (const { path: file, read } of opened.files) {
    yield [examiner.textAmongOthers(file, pathBelow(archive, file), read())];
    if (opened.isExhausted()) return;
  }
}

/** A folder or archive without units is the user's mistake. */
async function* expectingUnits(
  source: string,
  portions: AsyncIterable<readonly Examined[]>,
  place: string,
): AsyncGenerator<readonly Examined[]> {
  let hasUnits = false;
  let hasOthers = false;
  for await (const outcomes of portions) {
    for (const outcome of outcomes) {
      if ('passedOver' in outcome) hasOthers = true;
      else hasUnits = true;
    }
    yield outcomes;
  }
  if (hasUnits) return;
  const reason = hasOthers
    ? 'its JSON files are not units'
    : `no file ends in ${UNIT_FILE_ENDINGS.join(', ')}`;
  yield [{ file: source, error: `${source}: no units in this ${place}: ${reason}` }];
}
