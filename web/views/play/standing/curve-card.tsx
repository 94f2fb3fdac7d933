import { counted, percent } from '../../../words.js';
import type { Running } from '../game/play.js';
import { Curve } from './curve.js';
import { analyse, analysis } from './standings.js';

/** Turns that are named as those that decided the game. */
const MOST_NAMED = 3;

/** Red's chance of winning over all turns of a game that is over, and the turns that swung it. */
export function CurveCard({ now }: { readonly now: Running }) {
  const found = analysis.value;
  return (
    <section class="card" aria-labelledby="curve-title">
      <h2 id="curve-title">How the game went</h2>
      {(found === undefined || (typeof found === 'object' && 'problem' in found)) && (
        <button type="button" class="button" onClick={() => void analyse(now)}>
          Work out the chances turn by turn
        </button>
      )}
      {found === 'running' && <p class="faint">Games are being played on from each turn …</p>}
      {typeof found === 'object' && 'problem' in found && <p class="notice bad">{found.problem}</p>}
      {typeof found === 'object' && 'turns' in found && (
        <>
          <Curve
            label="Red’s chance of winning, turn by turn"
            points={[found.start.red, ...found.turns.map(({ red }) => red)]}
            names={['Before the battle', ...found.turns.map(({ turn }) => `Turn ${turn}`)]}
          />
          <p>
            {[...found.turns]
              .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
              .slice(0, MOST_NAMED)
              .filter(({ swing }) => swing !== 0)
              .map(
                ({ turn, swing }) =>
                  `Turn ${turn} moved ${percent(Math.abs(swing))} to ${swing > 0 ? 'Red' : 'Blue'}.`,
              )
              .join(' ')}{' '}
            <span class="faint">{counted(found.games, 'game')} from each turn.</span>
          </p>
        </>
      )}
    </section>
  );
}
