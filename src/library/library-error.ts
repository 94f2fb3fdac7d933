/** The library is missing or damaged, or cannot be read. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  /** The library file with the problem. */
  readonly file: string;

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options);
    this.file = file;
  }
}

/** A file of the library is there but damaged. Fetching it again may help. */
export class DamagedLibraryError extends LibraryError {}

/** There is no library: the package came without its data, or the data was removed. */
export class NoLibraryError extends LibraryError {
  /** The path of the missing index. */
  readonly path: string;

  constructor(file: string, path: string, options?: ErrorOptions) {
    super(file, `the library of units is not installed: ${path} is missing`, options);
    this.path = path;
  }
}
