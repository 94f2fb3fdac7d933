import { BrokenPromise } from './demand.js';

type ErrorClass = abstract new (...parts: never[]) => Error;

/** Messages of the JavaScript runtime, which indicate a bug whatever the class of the error. */
const STUMBLE =
  /^Cannot (?:read|set|destructure|convert|mix|access|create)|is not (?:a function|iterable|a constructor|extensible|defined)|(?:undefined|null) \(reading|call stack|Invalid (?:array length|typed array|count value|string length|date|time value)|^Class constructor|(?:object|function) is not|Reduce of empty|Assignment to constant|read only property|circular structure|is not valid JSON|toString\(\) radix|precision must|BigInt|Private (?:field|element)|Receiver must/;

/** A proper refusal: an error of a declared class, with a message of the program. */
const isDeclared = (error: unknown, declared: readonly ErrorClass[]): error is Error =>
  error instanceof Error &&
  declared.some((kind) => error instanceof kind) &&
  error.message !== '' &&
  !(declared.some((kind) => kind === (TypeError as ErrorClass)) && STUMBLE.test(error.message));

/** The result, or undefined after a proper refusal. Any other error is thrown on. */
export function unlessRefused<Made>(declared: readonly ErrorClass[], make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof BrokenPromise || !isDeclared(error, declared)) throw error;
    return undefined;
  }
}

/** How public functions of the rules refuse wrong arguments. */
export const WRONG_VALUE: readonly ErrorClass[] = [RangeError, TypeError];
