import { readTableGame, type TableGame, writeTableGame } from '../../../../src/edge/table.js';
import { OpenJsonFile } from '../../../controls/open-json-file.js';
import { saveFile } from '../../../controls/save-file.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';
import { begin } from './kept-game.js';
import { game } from './table.js';

/** In bytes: ten times a long afternoon with two companies. */
const LARGEST_FILE = 20_000_000;

/** Saves the game with its whole history, for another device. */
export function saveGame(current: TableGame): void {
  saveFile('game.json', JSON.stringify(writeTableGame(current)), 'application/json');
}

export const OpenGameFile = () => (
  <OpenJsonFile
    label="Open a game file"
    largest={LARGEST_FILE}
    class="sheets-problem"
    open={async (content) => {
      const read = readTableGame(content, { catalog: await fetchCatalog() });
      const before = game.peek();
      begin(read);
      return before && (() => begin(before));
    }}
  />
);
