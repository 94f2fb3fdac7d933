import { setImmediate } from 'node:timers/promises';
import type { Examined, UnitFile } from '../examine/examine-unit.js';
import { loadExaminer } from '../examine/load-examiner.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { PORTION, type SecondThread, type Task } from './second-thread.js';

/** Reading this many files takes as long as starting a second thread. */
const WORTH_A_THREAD = 400;

/**
 * Yields the outcomes of all files in order, in portions. Two threads share many files: each takes the next portion
 * when it has finished one.
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
      // Lets messages from the other thread arrive.
      if (other !== undefined) await setImmediate();
    } else if (!(await other?.more())) {
      // The other thread died before it finished this portion.
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
