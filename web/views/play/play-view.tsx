import { useEffect } from 'preact/hooks';
import { Button } from '../../controls/button.js';
import { saveFile } from '../../controls/save-file.js';
import { clearAway, findGame, playHere, running, shelf } from './game/play.js';
import { GamePage } from './game-page.js';
import { DeployPage } from './start/deploy-page.js';
import { deployment } from './start/deploy-state.js';
import { StartPage } from './start/start-page.js';
import { shareStart } from './start/start-state.js';
import '../battle/battle.css';
import '../battle/replay/replay.css';
import './play.css';

shareStart();

/** A battle on the map: the game that is kept on this device, or one that is about to begin. */
export function PlayView() {
  useEffect(() => void findGame(), []);
  const now = running.value;
  const kept = shelf.value;
  if (now !== undefined) return <GamePage now={now} />;
  if (kept.is === 'looking') return <p class="notice">Looking for your game …</p>;
  if (kept.is === 'elsewhere')
    return (
      <div class="notice">
        <p>This game is being played in another tab.</p>
        <Button look="main" onClick={() => void playHere()}>
          Play it here
        </Button>
      </div>
    );
  if (kept.is === 'damaged')
    return (
      <div class="notice bad" role="alert">
        <p>The game on this device cannot be read: {kept.problem}</p>
        <div class="row">
          <Button onClick={() => saveFile('damaged-game.json', kept.left, 'application/json')}>
            Save what is left as a file
          </Button>
          <Button onClick={clearAway}>Clear it away</Button>
        </div>
      </div>
    );
  return deployment.value === undefined ? <StartPage /> : <DeployPage />;
}
