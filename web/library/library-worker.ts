import { LibraryError, QueryError } from '../../src/edge/search.js';
import { LibraryDesk } from './library-desk.js';
import { LibraryFiles } from './library-files.js';
import type { FromLibraryWorker, LibraryProblem, ToLibraryWorker } from './questions.js';

const files = new LibraryFiles();
const desk = new LibraryDesk({
  source: files.source,
  distrust: (file) => files.distrust(file),
  clock: () => performance.now(),
});

addEventListener('message', ({ data: { number, question } }: MessageEvent<ToLibraryWorker>) => {
  desk.answer(question).then(
    (answer) => {
      postMessage({ number, answer } satisfies FromLibraryWorker);
      if (!isWarm) setTimeout(warm);
      isWarm = true;
    },
    (error: unknown) => postMessage({ number, problem: problemOf(error) } satisfies FromLibraryWorker),
  );
});

let isWarm = false;
/** Errors are reported with the next request. */
const warm = () => void desk.warm().catch(() => {});

function problemOf(error: unknown): LibraryProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof QueryError) return { is: 'query', position: error.position, message };
  if (error instanceof LibraryError) return { is: 'file', file: error.file, message };
  return { is: 'other', message };
}
