import type { Ruleset } from '../../../../src/rules/ruleset.js';

/** Something that rules decide, as a plain value. */
export type Probe = (rules: Ruleset) => unknown;

/** The numbers from the first to the last. */
export const upTo = (last: number, first = 0): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** All throws of two dice. */
export const TWO_DICE: readonly (readonly [number, number])[] = upTo(6, 1).flatMap((first) =>
  upTo(6, 1).map((second) => [first, second] as const),
);

/** A value that can be compared, Infinity and all. */
export const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isFinite(part)
      ? String(part)
      : part instanceof Map
        ? [...part]
        : part,
  ) ?? 'undefined';
