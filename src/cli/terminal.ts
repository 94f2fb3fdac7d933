import { type Colours, coloursFor } from './colours.js';

interface Stream {
  write(text: string): unknown;
  /** True where a person looks on. */
  readonly isTTY?: boolean;
}

export interface Streams {
  readonly stdout: Stream;
  readonly stderr: Stream;
}

const BACK_TO_AN_EMPTY_LINE = '\r\u001b[K';

/** Where a command speaks: results to stdout, problems to stderr, and one failed input makes the whole run fail. */
export class Terminal {
  readonly #streams: Streams;
  #failed = false;
  #stopped = false;
  #progressShown = false;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** Of what is printed. */
  get colours(): Colours {
    return coloursFor(this.#streams.stdout);
  }

  get failed(): boolean {
    return this.#failed;
  }

  print(line: string): void {
    this.#endProgress();
    this.#streams.stdout.write(`${line}\n`);
  }

  /** The user stopped it. */
  get stopped(): boolean {
    return this.#stopped;
  }

  stop(message: string): void {
    this.#stopped = true;
    this.note(message);
  }

  fail(message: string): void {
    this.#failed = true;
    this.#tell(coloursFor(this.#streams.stderr).red(printable(message)));
  }

  /** Something worth knowing that is no failure. */
  note(message: string): void {
    this.#tell(printable(message));
  }

  /** One line that replaces itself, for people only; the next words of any kind remove it. */
  progress(line: string): void {
    if (this.#streams.stderr.isTTY !== true) return;
    this.#progressShown = true;
    this.#streams.stderr.write(BACK_TO_AN_EMPTY_LINE + printable(line));
  }

  #tell(text: string): void {
    this.#endProgress();
    this.#streams.stderr.write(`${text}\n`);
  }

  #endProgress(): void {
    if (!this.#progressShown) return;
    this.#progressShown = false;
    this.#streams.stderr.write(BACK_TO_AN_EMPTY_LINE);
  }
}

/** Without control characters, which a file or a name could hold to play tricks on a terminal; line ends stay. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '\ufffd');
