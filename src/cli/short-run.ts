import { setFlagsFromString } from 'node:v8';

/** V8 does not optimise much before a thread has read so many files. */
const FIRST_FILES = 100;
/** Files of one thread before optimised code would have paid for its making. */
const SHORT_RUN = 1500;

let filesRead = 0;

/**
 * A run of a second or less ends before optimised code has paid for its making: none is made, but machine code of the
 * plain kind as soon as it can be.
 *
 * To be called when all threads have loaded what they need: V8 takes no bytecode that was made under other flags, and
 * would parse anew what Node and this program bring along compiled.
 */
export function startShortRun(files: number): void {
  if (files < FIRST_FILES || filesRead > 0) return;
  setFlags('--no-opt', '--no-lazy-feedback-allocation', '--baseline-batch-compilation-threshold=256');
}

/** So many more were read by this thread. In a long run, the hottest code is optimised. */
export function countFiles(count: number): void {
  const before = filesRead;
  filesRead += count;
  if (before < SHORT_RUN && filesRead >= SHORT_RUN) setFlags('--opt', '--interrupt-budget=1000000');
}

/** Of Node 20; engines that this was not tried on might complain, or do better without. */
function setFlags(...flags: readonly string[]): void {
  const version = Number.parseInt(process.versions.v8, 10);
  if (version === 11) for (const flag of flags) setFlagsFromString(flag);
}
