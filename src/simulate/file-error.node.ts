/** Something is wrong with a file. */
export abstract class FileError extends Error {
  readonly path: string;
  /** What is wrong, to follow the path and a colon. */
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}
