import type { TurnsResult } from '../../../../src/edge/simulate.js';
import { inHundredths } from '../../../games/bars.js';
import { counted, grouped } from '../../../words.js';

const MOST_LABELS = 8;

/** Games by their last turn. */
export function TurnsHistogram({ turns }: { readonly turns: TurnsResult }) {
  const { distribution, shortest, longest, mean, median } = turns;
  const byTurn = new Map(distribution.map(({ turn, games }) => [turn, games]));
  const most = Math.max(1, ...byTurn.values());
  const columns = Array.from({ length: longest - shortest + 1 }, (_, place) => shortest + place);
  const every = Math.max(1, Math.ceil(columns.length / MOST_LABELS));
  return (
    <figure class="histogram">
      <figcaption>
        <strong>{mean}</strong> turns on average. Half of the games end by turn <strong>{median}</strong>; the
        shortest takes {shortest}, the longest {longest}.
      </figcaption>
      <div
        class="histogram-columns"
        role="img"
        aria-label={`Games by turn: ${distribution.map(({ turn, games }) => `turn ${turn}: ${grouped(games)}`).join(', ')}`}
      >
        {columns.map((turn) => (
          <div
            key={turn}
            class="histogram-column"
            title={`Turn ${turn}: ${counted(byTurn.get(turn) ?? 0, 'game')}`}
          >
            <span class="histogram-bar" style={{ height: inHundredths((byTurn.get(turn) ?? 0) / most) }} />
            <span class="histogram-label numbers">{(turn - shortest) % every === 0 ? turn : ''}</span>
          </div>
        ))}
      </div>
      <span class="faint histogram-axis">
        Turn in which the game ended. The highest column is {counted(most, 'game')}.
      </span>
    </figure>
  );
}
