/** A broken promise of the program. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

export function demand(kept: boolean, promise: string): asserts kept {
  if (!kept) throw new BrokenPromise(promise);
}

/** Checks that no number in plain data is NaN, and that Infinity occurs only where allowed. */
export function demandNumbers(
  value: unknown,
  what: string,
  infinite: 'infinite' | 'finite' = 'finite',
): void {
  if (typeof value === 'number') {
    const good = infinite === 'infinite' ? !Number.isNaN(value) : Number.isFinite(value);
    demand(good, `${what} is ${value}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) demandNumbers(item, `${what}.${key}`, infinite);
  }
}
