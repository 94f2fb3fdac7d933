import { messageOf } from '../../check/refusal.js';
import { coloured, type Line, wantsColours } from './colours.js';
import { messageLine, visible, visibleLine } from './visible.js';

interface Stream {
  write(text: string): unknown;
  /** True for an interactive terminal. */
  readonly isTTY?: boolean;
}

export interface Streams {
  readonly stdout: Stream;
  readonly stderr: Stream;
}

const BACK_TO_AN_EMPTY_LINE = '\r\u001b[K';

/**
 * Prints results to stdout and problems to stderr. One failed input makes the whole run fail. Names of units, pilots
 * and files are untrusted, so everything printed passes through here and is escaped.
 */
export class Terminal {
  readonly #streams: Streams;
  #failed = false;
  #stopped = false;
  #progressShown = false;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** Prints text, JSON, or lines of which some are highlighted. */
  print(text: string | readonly Line[]): void {
    this.#endProgress();
    const { stdout } = this.#streams;
    if (typeof text === 'string') {
      stdout.write(`${visible(text)}\n`);
      return;
    }
    const inColour = wantsColours(stdout);
    const lines = text.map((line) => {
      if (typeof line === 'string') return visibleLine(line);
      const shown = visibleLine(line.text);
      return inColour ? coloured(shown, line.style) : shown;
    });
    stdout.write(`${lines.join('\n')}\n`);
  }

  /** Whether the user stopped the run. */
  get stopped(): boolean {
    return this.#stopped;
  }

  stop(message: string): void {
    this.#stopped = true;
    this.note(message);
  }

  fail(message: string): void {
    this.#failed = true;
    const line = messageLine(message);
    this.#tell(wantsColours(this.#streams.stderr) ? coloured(line, 'red') : line);
  }

  /** Reports a bug in TarComp. */
  failUnexpectedly(error: unknown): void {
    const what = messageOf(error);
    this.fail(`TarComp failed: ${what}. Please report this, with the command line.`);
  }

  /** Prints something worth knowing that is not a failure. */
  readonly note = (message: string): void => this.#tell(messageLine(message));

  /** Shows a progress line, on interactive terminals only. Any other output removes it. */
  progress(line: string): void {
    if (this.#streams.stderr.isTTY !== true) return;
    this.#progressShown = true;
    this.#streams.stderr.write(BACK_TO_AN_EMPTY_LINE + messageLine(line));
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
