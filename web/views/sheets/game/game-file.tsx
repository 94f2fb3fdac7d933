import { useState } from 'preact/hooks';
import { readTableGame, type TableGame, writeTableGame } from '../../../../src/edge/table.js';
import { saveFile } from '../../../controls/save-file.js';
import { say } from '../../../state/toast.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';
import { grouped } from '../../../words.js';
import { begin } from './kept-game.js';
import { game } from './table.js';

/** In bytes: a long afternoon with two companies is a tenth of it. */
const LARGEST_FILE = 20_000_000;

/** The game with its whole history, for another device. */
export function saveGame(current: TableGame): void {
  saveFile('game.json', JSON.stringify(writeTableGame(current)), 'application/json');
}

/** @throws {Error} saying what is wrong with the file */
async function readGame(file: File): Promise<TableGame> {
  if (file.size > LARGEST_FILE) throw new Error(`it is too large (${grouped(file.size)} bytes)`);
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new Error('it is not JSON');
  }
  return readTableGame(content, { catalog: await fetchCatalog() });
}

/** Opens a game from a file. A file that is no game changes nothing. */
export function OpenGameFile() {
  const [problem, setProblem] = useState('');
  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file === undefined) return;
    try {
      const read = await readGame(file);
      const before = game.peek();
      begin(read);
      setProblem('');
      say(`Opened ${file.name}.`, before && { label: 'Undo', act: () => begin(before) });
    } catch (error) {
      setProblem(`${file.name} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`);
    }
  };
  return (
    <>
      <label class="button">
        Open a game file
        <input
          class="unseen"
          type="file"
          accept=".json"
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>
      {problem !== '' && (
        <p class="notice bad sheets-problem" role="alert">
          {problem} Nothing was changed.
        </p>
      )}
    </>
  );
}
