import { setImmediate } from 'node:timers/promises';
import type { Examined, UnitFile } from '../examine/examine-unit.js';
import { loadExaminer } from '../examine/load-examiner.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { PORTION, type SecondThread, type Task } from './second-thread.js';

/** A second thread takes as long to start as this many files take to read. */
const WORTH_A_THREAD = 400;

/**
 * Outcomes of all files in their order, in portions. Many files are shared between two threads: each takes the next
 * portion whenever it has finished one.
 */
export async function* examineFiles(
  files: readonly UnitFile[],
  request: ViewRequest,
  second: SecondThread | undefined,
): AsyncGenerator<readonly Examined[]> {
  const task: Task = { files, request, next: new Int32Array(new SharedArrayBuffer(4)) };
  const other = files.length < WORTH_A_THREAD ? undefined : second;
  other?.help(task);
  const examine = await examinerOf(task);
  const finished = new Map<number, readonly Examined[]>();
  const portions = Math.ceil(files.length / PORTION);
  for (let due = 0; due < portions; ) {
    const outcomes = finished.get(due) ?? other?.finished.get(due);
    if (outcomes !== undefined) {
      yield outcomes;
      finished.delete(due);
      other?.finished.delete(due);
      due += 1;
      continue;
    }
    const portion = Atomics.add(task.next, 0, 1);
    if (portion < portions) {
      finished.set(portion, examine(portion));
      // Lets messages of the other thread in.
      if (other !== undefined) await setImmediate();
    } else if (!(await other?.more())) {
      // It died with this portion in its hands.
      finished.set(due, examine(due));
    }
  }
}

export async function examinerOf({
  files,
  request,
}: Pick<Task, 'files' | 'request'>): Promise<(portion: number) => readonly Examined[]> {
  const paths = files.map(({ path }) => path);
  const examiner = await loadExaminer(paths, request);
  return (portion) =>
    files.slice(portion * PORTION, (portion + 1) * PORTION).map((file) => examiner.fileAmongOthers(file));
}
