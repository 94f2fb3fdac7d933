/** A file that contains no unit, or one that cannot be read. */
export class UnitFileError extends Error {
  readonly file: string;
  /** Counted from 1; undefined if the whole file is meant. */
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, problem: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}`);
    this.name = 'UnitFileError';
    this.file = file;
    this.line = line;
  }
}
