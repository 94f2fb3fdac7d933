import { useEffect } from 'preact/hooks';
import { Button } from '../../controls/button.js';
import { saveFile } from '../../controls/save-file.js';
import { clearTable, findGame, playHere, shelf } from './game/kept-game.js';
import { onTable } from './game/table.js';
import { GamePage } from './game-page.js';
import { shareSetup } from './setup/setup-state.js';
import { StartPage } from './setup/start-page.js';
import { useWakeLock } from './wake-lock.js';
import './sheets.css';

shareSetup();

/** Live record sheets for a game at the table. */
export function SheetsView() {
  useEffect(() => void findGame(), []);
  useWakeLock(onTable.value !== undefined);
  return <div class="sheets">{content()}</div>;
}

function content() {
  const { value: now } = shelf;
  const table = onTable.value;
  if (table !== undefined) return <GamePage table={table} />;
  if (now.is === 'looking') return <p class="notice">Looking for your game …</p>;
  if (now.is === 'elsewhere')
    return (
      <section class="card" role="alert">
        <h2>Your game is open in another tab</h2>
        <p>Two tabs would write over each other’s steps. Go on there, or take the game over.</p>
        <div class="row">
          <Button look="main" onClick={() => void playHere()}>
            Play here
          </Button>
        </div>
      </section>
    );
  if (now.is === 'damaged')
    return (
      <section class="card" role="alert">
        <h2>The game on this device cannot be read</h2>
        <p>{now.problem}</p>
        <div class="row">
          <Button onClick={() => saveFile('damaged-game.json', now.left, 'application/json')}>
            Save what is left
          </Button>
          <Button onClick={clearTable}>Delete it and start again</Button>
        </div>
      </section>
    );
  return <StartPage />;
}
