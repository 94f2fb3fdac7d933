import type { TurnsResult } from '../../../../src/simulate/result.js';
import { inHundredths } from './bars.js';

const MOST_LABELS = 8;

/** Games by the turn that they ended in. */
export function TurnsHistogram({ turns }: { readonly turns: TurnsResult }) {
  const { distribution, shortest, longest, mean, median } = turns;
  const byTurn = new Map(distribution.map(({ turn, games }) => [turn, games]));
  const most = Math.max(1, ...byTurn.values());
  const columns = Array.from({ length: longest - shortest + 1 }, (_, place) => shortest + place);
  const every = Math.max(1, Math.ceil(columns.length / MOST_LABELS));
  return (
    <figure class="histogram">
      <figcaption>
        <strong>{mean}</strong> turns on average, half of the games within <strong>{median}</strong>; from{' '}
        {shortest} to {longest}.
      </figcaption>
      <div
        class="histogram-columns"
        role="img"
        aria-label={`Games by turn: ${distribution.map(({ turn, games }) => `turn ${turn}: ${games}`).join(', ')}`}
      >
        {columns.map((turn) => (
          <div key={turn} class="histogram-column" title={`turn ${turn}: ${byTurn.get(turn) ?? 0} games`}>
            <span class="histogram-bar" style={{ height: inHundredths((byTurn.get(turn) ?? 0) / most) }} />
            <span class="histogram-label numbers">{(turn - shortest) % every === 0 ? turn : ''}</span>
          </div>
        ))}
      </div>
      <span class="faint histogram-axis">
        turn in which the game ended; the highest column is {most} games
      </span>
    </figure>
  );
}
