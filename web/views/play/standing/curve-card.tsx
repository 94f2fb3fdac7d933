import { Button } from '../../../controls/button.js';
import { counted, oneDigit } from '../../../words.js';
import { atEvent } from '../../battle/page-state.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import type { Running } from '../game/play.js';
import { Curve } from './curve.js';
import { type Moment, momentsOf } from './moments.js';
import { analyse, analysis } from './standings.js';

/** The number of turns named as decisive. */
const MOST_NAMED = 3;

interface CurveCardProps {
  readonly now: Running;
  readonly told: ToldGame;
}

/** Red's chance of winning over all turns of a finished game, and the turns that swung it. */
export function CurveCard({ now, told }: CurveCardProps) {
  const known = analysis.value;
  const found = known?.game === now.game && known.step === now.step ? known.found : undefined;
  const turns = typeof found === 'object' && 'turns' in found ? found.turns : [];
  const swings = [...turns]
    .filter(({ swing }) => swing !== 0)
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST_NAMED);
  return (
    <section class="card" aria-labelledby="curve-title">
      <h2 id="curve-title">How the game went</h2>
      {(found === undefined || (typeof found === 'object' && 'problem' in found)) && (
        <Button onClick={() => void analyse(now)}>Work out the chances turn by turn</Button>
      )}
      {found === 'running' && <p class="faint">Games are being played on from each turn …</p>}
      {typeof found === 'object' && 'problem' in found && <p class="notice bad">{found.problem}</p>}
      {typeof found === 'object' && 'turns' in found && (
        <>
          <Curve
            label="Red’s chance of winning, turn by turn"
            points={[found.start.red, ...found.turns.map(({ red }) => red)]}
            names={['Before the battle', ...found.turns.map(({ turn }) => `Turn ${turn}`)]}
            marks={swings.map(({ turn }) => found.turns.findIndex((other) => other.turn === turn) + 1)}
          />
          <ol class="swings" aria-label="Turns that swung the game">
            {swings.map(({ turn, swing }) => (
              <li key={turn}>
                <strong>
                  Turn {turn} swung it to {swing > 0 ? 'Red' : 'Blue'}, by {oneDigit(Math.abs(swing) * 100)}{' '}
                  points.
                </strong>{' '}
                {linksOf(told, turn, swing > 0 ? 1 : 0).map(({ at, words }) => (
                  <button
                    key={at}
                    type="button"
                    class="link-button moment"
                    onClick={() => {
                      atEvent.value = at;
                    }}
                  >
                    {words}
                  </button>
                ))}
              </li>
            ))}
          </ol>
          <p class="faint">{counted(found.games, 'game')} from each turn.</p>
        </>
      )}
    </section>
  );
}

/** The worst event for the side that the turn went against; the turn itself if nothing serious happened. */
function linksOf(told: ToldGame, turn: number, sufferer: number): readonly Moment[] {
  const moments = momentsOf(told, turn, sufferer);
  if (moments.length > 0) return moments;
  const at = told.events.findIndex((event) => event.type === 'turn' && event.turn === turn) + 1;
  return [{ at, words: `Show turn ${turn}` }];
}
