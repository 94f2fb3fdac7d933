import { fstatSync, writeSync } from 'node:fs';
import { writeAll } from '../../simulate/replace-file.node.js';
import { codeOf, systemReason } from '../../simulate/system-error.js';

const STDOUT = 1;
const STDERR = 2;
const FAILED = 1;

/**
 * Returns a stdout that writes everything or reports why it cannot. Node's own stream treats a partial write to a full
 * disk as success.
 */
export function outputStream(): { write(text: string): unknown; readonly isTTY?: boolean } {
  const { stdout } = process;
  stdout.on('error', endWithProblem);
  process.stderr.on('error', () => process.exit(FAILED));
  // Node 20 keeps the result of the last stat call. If that was a pipe, it stops following links to packages that are
  // loaded later. Bigint results are kept separately.
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

/** A closed pipe is not a failure: the reader has seen enough, as in `tarcomp equipment --json | head`. */
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
    // Stderr is closed as well.
  }
}
