import type { Answers, FromLibraryWorker, LibraryProblem, Question, ToLibraryWorker } from './questions.js';

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './library/library-worker.ts' : './library-worker.js';

/** A question that has no answer, with the reason. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  readonly problem: LibraryProblem;

  constructor(problem: LibraryProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: UnansweredError) => void;
}

let worker: Worker | undefined;
let asked = 0;
const pending = new Map<number, Pending>();

/**
 * Asks the library. Nothing of it is fetched before the first question.
 * @throws {UnansweredError} and nothing else
 */
export function askLibrary<Asked extends Question>(question: Asked): Promise<Answers[Asked['ask']]> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker();
    asked += 1;
    pending.set(asked, { resolve, reject });
    worker.postMessage({ number: asked, question } satisfies ToLibraryWorker);
  });
}

function startWorker(): Worker {
  const started = new Worker(PLACE, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FromLibraryWorker>) => {
    const waiting = pending.get(data.number);
    pending.delete(data.number);
    if ('problem' in data) waiting?.reject(new UnansweredError(data.problem));
    else waiting?.resolve(data.answer as never);
  });
  // The worker's code did not load. The next request starts another one.
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    const problem = { is: 'other', message: message || 'part of the page did not load' } as const;
    for (const { reject } of pending.values()) reject(new UnansweredError(problem));
    pending.clear();
  });
  return started;
}
