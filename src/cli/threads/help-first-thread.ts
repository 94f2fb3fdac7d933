import { type MessagePort, parentPort } from 'node:worker_threads';
import { examinerOf } from './examine-files.js';
import { type Finished, PORTION, type Task } from './second-thread.js';

/** Runs the second thread as long as the first one runs. */
export async function helpFirstThread(): Promise<void> {
  parentPort?.on('message', (task: Task) => void help(parentPort as MessagePort, task));
  // Loads the code while the first thread still finds out what to read.
  await import('../examine/examine-unit.js');
}

async function help(first: MessagePort, task: Task): Promise<void> {
  const examine = await examinerOf(task);
  const portions = Math.ceil(task.files.length / PORTION);
  for (;;) {
    const portion = Atomics.add(task.next, 0, 1);
    if (portion >= portions) return;
    first.postMessage({ portion, outcomes: examine(portion) } satisfies Finished);
  }
}
