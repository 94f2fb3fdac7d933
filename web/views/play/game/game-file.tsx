import { useState } from 'preact/hooks';
import { saveFile } from '../../../controls/save-file.js';
import { say } from '../../../state/toast.js';
import { grouped } from '../../../words.js';
import { openFile, type Running, replayOf, running } from './play.js';

/** In bytes: a long game of two companies is a tenth of it. */
const LARGEST_FILE = 50_000_000;

/** The game with all its decisions, for another device, the command line, or to be watched again. */
export function saveGame(now: Running): void {
  saveFile('battle-replay.json', JSON.stringify(replayOf(now)), 'application/json');
}

/** @throws {Error} saying what is wrong with the file */
async function contentOf(file: File): Promise<unknown> {
  if (file.size > LARGEST_FILE) throw new Error(`it is too large (${grouped(file.size)} bytes)`);
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error('it is not JSON');
  }
}

/** Opens a game or a replay from a file. A file that is none changes nothing. */
export function OpenPlayFile() {
  const [problem, setProblem] = useState('');
  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file === undefined) return;
    try {
      await openFile(await contentOf(file), running.peek()?.seats ?? ['person', 'bot']);
      setProblem('');
      say(`Opened ${file.name}.`);
    } catch (error) {
      setProblem(`${file.name} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`);
    }
  };
  return (
    <>
      <label class="button">
        Open a game or replay
        <input
          class="unseen"
          type="file"
          accept=".json"
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>
      {problem !== '' && (
        <p class="notice bad" role="alert">
          {problem} Nothing was changed.
        </p>
      )}
    </>
  );
}
