/** Something that is promised and was not kept. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

export function demand(kept: boolean, promise: string): asserts kept {
  if (!kept) throw new BrokenPromise(promise);
}

/** Every number in plain data is one; Infinity only where it may be. */
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
