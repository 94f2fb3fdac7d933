import { type LibraryEntry, UnitLibrary } from '../units/library.js';
import { fullName } from '../units/unit-names.js';
import { UNIT_FILE_ENDINGS } from '../units/unit-paths.js';
import { Examiner, type Outcome, type UnitFile } from './examine-unit.js';
import { examineFiles } from './second-thread.js';
import { kindOfPath, pathBelow, readUnitArchive, unitFilesBelow } from './unit-files.js';
import { readersFor } from './unit-readers.js';
import type { ViewRequest } from './unit-views.js';

export interface UnitSourceOptions {
  readonly request: ViewRequest;
  /** A folder or zip archive with a user's own units, to look names up in. */
  readonly units: string | undefined;
  /** The program's own file, from which a second thread starts; without it one thread does everything. */
  readonly program: URL | undefined;
}

/**
 * Reads everything that the arguments name: unit files, folders and zip archives of them, and units by name. Outcomes
 * come in portions, in the order of the arguments and by path below each.
 */
export async function* examineUnits(
  sources: readonly string[],
  { request, units, program }: UnitSourceOptions,
): AsyncGenerator<readonly Outcome[]> {
  let library: UnitLibrary | undefined;
  for (const source of sources) {
    const kind = kindOfPath(source);
    if (typeof kind === 'object') {
      yield [{ file: source, error: `${source}: ${kind.problem}` }];
    } else if (kind === 'file') {
      yield [new Examiner(request, await readersFor([source])).file(source)];
    } else if (kind === 'folder') {
      yield* expectingUnits(source, examineFiles(filesBelow(source), request, program), 'folder');
    } else if (kind === 'archive') {
      yield* expectingUnits(source, filesInside(source, request), 'zip archive');
    } else {
      const readUnit = await readersFor(UNIT_FILE_ENDINGS);
      if (library === undefined) {
        const { starterUnits, userUnits } = await import('./unit-collections.js');
        const own = units === undefined ? undefined : await userUnits(units, readUnit);
        if (own?.problem !== undefined) yield [{ file: String(units), error: `${units}: ${own.problem}` }];
        for (const note of own?.leftOut ?? []) yield [{ note }];
        library = new UnitLibrary(own?.entries ?? [], starterUnits(readUnit));
      }
      yield [unitNamed(source, library, new Examiner(request, readUnit), units === undefined)];
    }
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

async function* filesInside(archive: string, request: ViewRequest): AsyncGenerator<readonly Outcome[]> {
  const opened = await readUnitArchive(archive);
  if ('problem' in opened) {
    yield [{ file: archive, error: `${archive}: ${opened.problem}` }];
    return;
  }
  const examiner = new Examiner(request, await readersFor(opened.files.map(({ path }) => path)));
  for (const { path: file, read } of opened.files) {
    yield [examiner.textAmongOthers(file, pathBelow(archive, file), read())];
  }
}

/** A place that was named for its units and has none is a mistake. */
async function* expectingUnits(
  source: string,
  portions: AsyncIterable<readonly Outcome[]>,
  place: string,
): AsyncGenerator<readonly Outcome[]> {
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
    ? 'its JSON files hold none'
    : `nothing in it ends in ${UNIT_FILE_ENDINGS.join(', ')}`;
  yield [{ file: source, error: `${source}: no units in this ${place}: ${reason}` }];
}

function unitNamed(name: string, library: UnitLibrary, examiner: Examiner, startersOnly: boolean): Outcome {
  const finding = library.find(name);
  switch (finding.kind) {
    case 'found': {
      const { entry } = finding;
      return examiner.unit(entry.file, entry.path ?? entry.file, () => entry.load());
    }
    case 'ambiguous':
      return { file: name, error: `"${name}" may mean several units: ${listed(finding.candidates)}.` };
    case 'unknown':
      return { file: name, error: unknown(name, finding.near, startersOnly) };
  }
}

const MOST_LISTED = 8;

/** Units of the same name are told apart by their files. */
function listed(candidates: readonly LibraryEntry[]): string {
  const names = candidates.map(fullName);
  const shown = candidates.slice(0, MOST_LISTED).map((candidate, place) => {
    const name = names[place];
    const unique = names.filter((other) => other === name).length === 1;
    return unique ? `"${name}"` : `"${name}" in ${candidate.file}`;
  });
  const more = candidates.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function unknown(name: string, near: readonly string[], startersOnly: boolean): string {
  if (looksLikePath(name)) return `${name}: no such file or folder`;
  const hint = near.length > 0 ? ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?` : '';
  const more = startersOnly ? ' Only the starter units are known; --units DIR|ZIP adds your own.' : '';
  return `No unit is called "${name}".${hint}${more}`;
}

const looksLikePath = (text: string): boolean => /[/\\]/.test(text) || /\.(mtf|blk|json|zip)$/i.test(text);
