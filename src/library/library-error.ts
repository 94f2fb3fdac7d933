/** Data of the library that is missing or damaged. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  /** Which file of the library is to blame. */
  readonly file: string;

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options);
    this.file = file;
  }
}

/** A file of the library that is there, but not as it should be: fetched anew, it may be right. */
export class DamagedLibraryError extends LibraryError {}

/** There is no library: the package came without its data, or somebody took them out. */
export class NoLibraryError extends LibraryError {
  /** Where it was looked for. */
  readonly path: string;

  constructor(file: string, path: string, options?: ErrorOptions) {
    super(file, `the library of units is not installed: ${path} is missing`, options);
    this.path = path;
  }
}
