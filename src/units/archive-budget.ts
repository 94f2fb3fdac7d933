import { LARGEST_UNIT_FILE } from './unit-text.js';

/** Limits for reading one archive. */
export interface ArchiveBudget {
  /** Unpacked size of all unit files together. Each counts for a little more than its size. */
  readonly bytes: number;
  /** Between reading the first file and the last. */
  readonly milliseconds: number;
}

/** All published unit files together need 50 MB and a few seconds. */
export const ARCHIVE_BUDGET: ArchiveBudget = Object.freeze({ bytes: 250_000_000, milliseconds: 30_000 });

/** The cost of opening and reading any file, in bytes that could be read in that time. */
const EACH_FILE = 2000;

/**
 * Compares the sizes in the archive's directory with the budget, before anything is unpacked. Returns the problem;
 * undefined if it fits.
 */
export function overBudget(sizes: readonly number[], { bytes }: ArchiveBudget): string | undefined {
  // A file that is too large is rejected separately.
  const needed = sizes.reduce((sum, size) => sum + EACH_FILE + (size > LARGEST_UNIT_FILE ? 0 : size), 0);
  if (needed <= bytes) return undefined;
  return (
    `the zip archive is over the budget of ${inMegabytes(bytes)} for unit files: its ${sizes.length} files need ` +
    `${inMegabytes(needed)}; split it into smaller archives`
  );
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Limits the time for reading an archive, including what the caller does with its files. */
export class TimeBudget {
  readonly #milliseconds: number;
  readonly #clock: () => number;
  #begun: number | undefined;
  #exhausted = false;

  constructor({ milliseconds }: ArchiveBudget, clock: () => number) {
    this.#milliseconds = milliseconds;
    this.#clock = clock;
  }

  get exhausted(): boolean {
    return this.#exhausted;
  }

  /** Returns why no further file is read; undefined while there is time. */
  problem(): string | undefined {
    const now = this.#clock();
    this.#begun ??= now;
    this.#exhausted ||= now - this.#begun > this.#milliseconds;
    if (!this.#exhausted) return undefined;
    const seconds = this.#milliseconds / 1000;
    return `not read: the files before it used up the budget of ${seconds} s for one archive; split it into smaller archives`;
  }
}
