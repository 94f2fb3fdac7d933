/** The editions of the rules that questions are answered for. */
const EDITIONS = ['standard', 'total-warfare', 'core'] as const;
export type Edition = (typeof EDITIONS)[number];

export type Answer = number | string | boolean | null | readonly number[];
export type Answers = Readonly<Partial<Record<Edition, Answer>>>;
type Given = object;

export interface Question {
  readonly ask: string;
  readonly given: Given;
  /** A missing edition has no such rule, or its sources leave the point open. */
  readonly answer: Answers;
  /** Keys of the sources of its file. */
  readonly sources: readonly string[];
  /** Number of the situation that a reference answered. */
  readonly case?: number;
}

/** One file of the suite. */
export interface Area {
  readonly area: string;
  /** The sources of the answers, by key. */
  readonly sources: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
}

export const alike = <T>(value: T): Record<Edition, T> => byEdition(value, value);

/** Only differences: `core` equals Total Warfare unless stated. */
export const byEdition = <T>(standard: T, totalWarfare: T, core = totalWarfare): Record<Edition, T> => ({
  standard,
  'total-warfare': totalWarfare,
  core,
});

export const byBook = <T>(totalWarfare: T, core = totalWarfare): Record<Edition, T> =>
  byEdition(totalWarfare, totalWarfare, core);

/** An impossible number. */
export const IMPOSSIBLE = Number.POSITIVE_INFINITY;

/** A modifier in each edition, or undefined if it does not apply. An edition left out stays unanswered. */
export interface Rule<Situation> {
  readonly source: string;
  readonly value: (situation: Situation) => Readonly<Partial<Record<Edition, number>>> | undefined;
}

/** The question for a number that is the sum of all rules that apply. */
export function sumQuestion<Situation extends Given>(
  ask: string,
  situation: Situation,
  rules: readonly Rule<Situation>[],
): Question {
  const sums = new Map<Edition, number>(EDITIONS.map((edition) => [edition, 0]));
  const sources: string[] = [];
  for (const { source, value } of rules) {
    const values = value(situation);
    if (values === undefined) continue;
    if (!sources.includes(source)) sources.push(source);
    for (const edition of EDITIONS) {
      const added = values[edition];
      const sum = sums.get(edition);
      if (added === undefined) sums.delete(edition);
      else if (sum !== undefined) sums.set(edition, sum + added);
    }
  }
  const answer = Object.fromEntries(
    [...sums].map(([edition, sum]) => [edition, Number.isFinite(sum) ? sum : 'impossible']),
  );
  return { ask, given: situation, answer, sources };
}

/** Numbers from `from` to `to`, both included. */
export const span = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);

/** Random numbers that are the same in every run. */
export class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but without, `below`. */
  number(below: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * below);
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.number(choices.length)] as T;
  }

  /** True once in this many times. */
  once(times: number): boolean {
    return this.number(times) === 0;
  }
}
