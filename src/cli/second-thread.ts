import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Outcome, UnitFile } from './examine-unit.js';
import { loadExaminer } from './load-examiner.js';
import type { ViewRequest } from './unit-views.js';

/** A second thread takes as long to start as this many files take to read. */
const WORTH_A_THREAD = 400;
/** Files that a thread takes at a time. */
const PORTION = 16;

interface Task {
  readonly files: readonly UnitFile[];
  readonly request: ViewRequest;
  /** One number, the next portion that nobody has taken yet. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

interface Finished {
  readonly portion: number;
  readonly outcomes: readonly Outcome[];
}

/**
 * Outcomes of all files in their order, in portions. Many files are shared between two threads: each takes the next
 * portion whenever it has finished one.
 */
export async function* examineFiles(
  files: readonly UnitFile[],
  request: ViewRequest,
  program: URL | undefined,
): AsyncGenerator<readonly Outcome[]> {
  const task: Task = { files, request, next: new Int32Array(new SharedArrayBuffer(4)) };
  const alone = program === undefined || files.length < WORTH_A_THREAD || availableParallelism() < 2;
  const helper = alone ? undefined : new Helper(program, task);
  const examine = await examinerOf(task);
  const finished = new Map<number, readonly Outcome[]>();
  const portions = Math.ceil(files.length / PORTION);
  for (let due = 0; due < portions; ) {
    const outcomes = finished.get(due) ?? helper?.finished.get(due);
    if (outcomes !== undefined) {
      yield outcomes;
      finished.delete(due);
      helper?.finished.delete(due);
      due += 1;
      continue;
    }
    const portion = Atomics.add(task.next, 0, 1);
    if (portion < portions) {
      finished.set(portion, examine(portion));
      // Lets messages of the helper in.
      if (helper !== undefined) await setImmediate();
    } else if (!(await helper?.more())) {
      // It died with this portion in its hands.
      finished.set(due, examine(due));
    }
  }
}

async function examinerOf({ files, request }: Task): Promise<(portion: number) => readonly Outcome[]> {
  const paths = files.map(({ path }) => path);
  const examiner = await loadExaminer(paths, request);
  return (portion) =>
    files.slice(portion * PORTION, (portion + 1) * PORTION).map((file) => examiner.fileAmongOthers(file));
}

/** The second thread as the first one sees it. */
class Helper {
  readonly finished = new Map<number, readonly Outcome[]>();
  #gone = false;
  #wake: (() => void) | undefined;

  constructor(program: URL, task: Task) {
    const worker = new Worker(program, { workerData: task });
    worker.on('message', ({ portion, outcomes }: Finished) => {
      this.finished.set(portion, outcomes);
      this.#wake?.();
    });
    // What it could not finish is done here instead, and a mistake in it shows itself then.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#gone = true;
      this.#wake?.();
    });
  }

  /** Waits for the next portion; false if none will come. */
  async more(): Promise<boolean> {
    const before = this.finished.size;
    if (!this.#gone) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.finished.size > before;
  }
}

/** What the second thread does, from its start to its end. */
export async function help(): Promise<void> {
  const task = workerData as Task;
  const examine = await examinerOf(task);
  const portions = Math.ceil(task.files.length / PORTION);
  for (;;) {
    const portion = Atomics.add(task.next, 0, 1);
    if (portion >= portions) return;
    parentPort?.postMessage({ portion, outcomes: examine(portion) } satisfies Finished);
  }
}
