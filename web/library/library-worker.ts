import { LibraryDesk } from './library-desk.js';
import { LibraryFiles } from './library-files.js';
import { problemOf } from './library-problem.js';
import type { FromLibraryWorker, ToLibraryWorker } from './questions.js';

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
