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
