import { OpenJsonFile } from '../../../controls/open-json-file.js';
import { saveFile } from '../../../controls/save-file.js';
import { openFile, type Running, replayOf, running } from './play.js';

/** In bytes: ten times a long game of two companies. */
const LARGEST_FILE = 50_000_000;

/** Saves the game with all its decisions, for another device, the command line, or to watch it again. */
export function saveGame(now: Running): void {
  saveFile('battle-replay.json', JSON.stringify(replayOf(now)), 'application/json');
}

export const OpenPlayFile = () => (
  <OpenJsonFile
    label="Open a game or replay"
    largest={LARGEST_FILE}
    open={async (content) => {
      await openFile(content, running.peek()?.seats ?? ['person', 'bot']);
      return undefined;
    }}
  />
);
