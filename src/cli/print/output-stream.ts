import { fstatSync, writeSync } from 'node:fs';
import { writeAll } from '../../simulate/replace-file.node.js';
import { codeOf, systemReason } from '../../simulate/system-error.js';

const STDOUT = 1;
const STDERR = 2;
const FAILED = 1;

/**
 * Stdout, written to its last byte or with a word on why not. Node's own stream takes a file on a full disk for written
 * once a part of it is.
 */
export function outputStream(): { write(text: string): unknown; readonly isTTY?: boolean } {
  const { stdout } = process;
  stdout.on('error', endWithProblem);
  process.stderr.on('error', () => process.exit(FAILED));
  // Node 20 remembers the numbers of the last file asked about. If that was a pipe, it stops following links to packages
  // that are loaded later. Big numbers have a place of their own.
  const target = fstatSync(STDOUT, { bigint: true });
  if (stdout.isTTY || target.isFIFO() || target.isSocket()) return stdout;
  return {
    write: (text) => {
      try {
        writeAll(STDOUT, text);
      } catch (error) {
        endWithProblem(error);
      }
    },
  };
}

/** A reader that has seen enough, as in `tarcomp equipment --json | head`, is no failure. */
function endWithProblem(error: unknown): never {
  const closed = codeOf(error) === 'EPIPE';
  tell(
    closed
      ? 'The program reading the output has closed it; the rest was not written.'
      : `The output cannot be written: ${systemReason(error)}.`,
  );
  return process.exit(closed ? process.exitCode : FAILED);
}

function tell(sentence: string): void {
  try {
    writeSync(STDERR, `${sentence}\n`);
  } catch {
    // Nobody is left to hear it.
  }
}
