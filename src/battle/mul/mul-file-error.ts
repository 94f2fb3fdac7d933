/** Thrown for a file that holds no force, or one that cannot be read. */
export class MulFileError extends Error {
  readonly file: string;
  /** Counted from 1; undefined if the error concerns the whole file. */
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, problem: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}`);
    this.name = 'MulFileError';
    this.file = file;
    this.line = line;
  }
}
