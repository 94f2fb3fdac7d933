import { setFlagsFromString } from 'node:v8';

/** Of Node 20; the flag was not tried on other engines. */
const TRIED = 11;
/** Several times V8's own: only the hottest code is optimised, whatever the number and the size of the files. */
const FLAG = '--interrupt-budget=1000000';

/**
 * Reading thousands of files is over before most optimised code has paid for its making. Call this once all threads have
 * loaded what they need: V8 takes no bytecode that was made under other flags, and would parse again what Node and this
 * program bring along compiled. It goes for the whole process, which should do nothing else.
 */
export function optimiseLate(): void {
  if (Number.parseInt(process.versions.v8, 10) === TRIED) setFlagsFromString(FLAG);
}
