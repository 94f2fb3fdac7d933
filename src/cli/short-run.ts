import { setFlagsFromString } from 'node:v8';

/** V8 does not optimise much before a thread has read so many files. */
const FIRST_FILES = 100;
/** Files of one thread before optimised code would have paid for its making. */
const SHORT_RUN = 1500;
const THREADS = 2;

/** Machine code of the plain kind as soon as it can be made, and no other. */
const UNOPTIMISED = [
  '--no-opt',
  '--no-lazy-feedback-allocation',
  '--baseline-batch-compilation-threshold=256',
];
/** For the hottest code alone. */
const OPTIMISED_LATE = ['--opt', '--interrupt-budget=1000000'];

/**
 * A run of a second or less ends before optimised code has paid for its making, so that V8 had better make none. This
 * goes for all that runs in the process, which therefore should do nothing else.
 */
export class ShortRun {
  readonly #setFlag: (flag: string) => void;
  #filesRead: number | undefined;

  constructor(setFlag: (flag: string) => void) {
    this.#setFlag = setFlag;
  }

  /**
   * To be called when all threads have loaded what they need: V8 takes no bytecode that was made under other flags, and
   * would parse anew what Node and this program bring along compiled.
   */
  start(files: number): void {
    if (files < FIRST_FILES || this.#filesRead !== undefined) return;
    this.#filesRead = 0;
    const flags = files < THREADS * SHORT_RUN ? UNOPTIMISED : OPTIMISED_LATE;
    flags.forEach(this.#setFlag);
  }

  /** So many more were read by the thread that has started the run, which may turn out to be a long one. */
  count(files: number): void {
    if (this.#filesRead === undefined) return;
    const before = this.#filesRead;
    this.#filesRead += files;
    if (before < SHORT_RUN && this.#filesRead >= SHORT_RUN) OPTIMISED_LATE.forEach(this.#setFlag);
  }
}

/** Of Node 20; engines that this was not tried on might complain of the flags, or do better without. */
const TRIED = 11;

export const shortRun = new ShortRun((flag) => {
  if (Number.parseInt(process.versions.v8, 10) === TRIED) setFlagsFromString(flag);
});
