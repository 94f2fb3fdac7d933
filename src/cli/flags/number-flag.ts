import { InvalidArgumentError } from 'commander';

/** Returns a parser for commander that takes a whole number in this range. */
export function whole(lowest: number, highest = Number.POSITIVE_INFINITY): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d{1,15}$/.test(text.trim()) && value >= lowest && value <= highest) return value;
    throw new InvalidArgumentError(
      highest === Number.POSITIVE_INFINITY
        ? `Expected a whole number, ${lowest} or more.`
        : `Expected a whole number from ${lowest} to ${highest}.`,
    );
  };
}
