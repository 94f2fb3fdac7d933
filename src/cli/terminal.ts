interface Stream {
  write(text: string): unknown;
}

export interface Streams {
  readonly stdout: Stream;
  readonly stderr: Stream;
}

/** Where a command speaks: results to stdout, problems to stderr, and one failed input makes the whole run fail. */
export class Terminal {
  readonly #streams: Streams;
  #failed = false;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  get failed(): boolean {
    return this.#failed;
  }

  print(line: string): void {
    this.#streams.stdout.write(`${line}\n`);
  }

  fail(message: string): void {
    this.#failed = true;
    this.#streams.stderr.write(`${message}\n`);
  }
}
