import { counted, grouped, listed } from '../words.js';

interface Read {
  /** Names of the units. */
  readonly units: readonly string[];
  /** How many of them carry equipment that was not understood. */
  readonly partly: number;
  /** How many files could not be read. */
  readonly failed: number;
  /** Files that are not unit files, by path. */
  readonly ignored: readonly string[];
}

const MOST_NAMED = 3;

/** The result of reading dropped files, in a sentence or two. */
export function readingWords({ units, partly, failed, ignored }: Read): string {
  const problem = failed === 0 ? '' : `${counted(failed, 'file')} could not be read`;
  const sentences = [
    units.length > 0
      ? `${units.length === 1 ? `${units[0]} was` : `${counted(units.length, 'unit')} were`} read${notAll(units.length, partly)}${problem === '' ? '' : `; ${problem}`}.`
      : `No units added${problem === '' ? '' : `: ${problem}`}.`,
    ignored.length === 0
      ? ''
      : `Ignored, because ${ignored.length === 1 ? 'it is not a unit file' : 'they are not unit files'}: ${named(ignored)}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function notAll(units: number, partly: number): string {
  if (partly === 0) return '';
  return units === 1
    ? ', but not all of it was understood'
    : `, ${partly === units ? 'all' : grouped(partly)} of them only in part`;
}

function named(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED;
  const names = paths
    .slice(0, more > 0 ? MOST_NAMED : undefined)
    .map((path) => path.split('/').at(-1) ?? path);
  return listed(more > 0 ? [...names, counted(more, 'other')] : names);
}
