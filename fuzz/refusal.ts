import { BrokenPromise } from './demand.js';

type ErrorClass = abstract new (...parts: never[]) => Error;

/** What the runtime says where the program has lost its way, whatever class it says it with. */
const STUMBLE =
  /^Cannot (?:read|set|destructure|convert|mix|access|create)|is not (?:a function|iterable|a constructor|extensible|defined)|(?:undefined|null) \(reading|call stack|Invalid (?:array length|typed array|count value|string length|date|time value)|^Class constructor|(?:object|function) is not|Reduce of empty|Assignment to constant|read only property|circular structure|is not valid JSON|toString\(\) radix|precision must|BigInt|Private (?:field|element)|Receiver must/;

/** An error that speaks for itself: of a declared class, with words of the program's own. */
const isDeclared = (error: unknown, declared: readonly ErrorClass[]): error is Error =>
  error instanceof Error &&
  declared.some((kind) => error instanceof kind) &&
  error.message !== '' &&
  !(declared.some((kind) => kind === (TypeError as ErrorClass)) && STUMBLE.test(error.message));

/** What was made, or undefined where it was refused as declared. Any other error goes on its way. */
export function unlessRefused<Made>(declared: readonly ErrorClass[], make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof BrokenPromise || !isDeclared(error, declared)) throw error;
    return undefined;
  }
}

/** How a public function of the rules refuses what cannot be. */
export const WRONG_VALUE: readonly ErrorClass[] = [RangeError, TypeError];
