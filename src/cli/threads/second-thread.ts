import { availableParallelism } from 'node:os';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import type { Examined, UnitFile } from '../examine/examine-unit.js';
import type { ViewRequest } from '../examine/unit-views.js';

/** Files that a thread takes at a time. */
export const PORTION = 16;

/** Work that two threads share. */
export interface Task {
  readonly files: readonly UnitFile[];
  readonly request: ViewRequest;
  /** One number: the next portion that no thread has taken. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

export interface Finished {
  readonly portion: number;
  readonly outcomes: readonly Examined[];
}

/** The first thread's handle on the second, which runs the same program and starts when it is first needed. */
export class SecondThread {
  /** Finished portions that were not fetched yet. */
  readonly finished = new Map<number, readonly Examined[]>();
  readonly #program: URL;
  #worker: Worker | undefined;
  #gone = availableParallelism() < 2;
  #wake: (() => void) | undefined;

  constructor(program: URL) {
    this.#program = program;
  }

  start(): void {
    if (this.#worker !== undefined || this.#gone) return;
    const worker = new Worker(this.#program, { env: SHARE_ENV });
    worker.on('message', ({ portion, outcomes }: Finished) => {
      this.finished.set(portion, outcomes);
      this.#wake?.();
    });
    // The first thread redoes what the second could not finish, and reports any error then.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#gone = true;
      this.#wake?.();
    });
    this.#worker = worker;
  }

  help(task: Task): void {
    this.start();
    this.#worker?.postMessage(task);
  }

  /** Waits for the next portion. Returns false if none will come. */
  async more(): Promise<boolean> {
    const before = this.finished.size;
    if (!this.#gone) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.finished.size > before;
  }

  /** Lets the second thread go. Returns whether there was one. */
  dismiss(): boolean {
    this.#worker?.unref();
    return this.#worker !== undefined;
  }
}
