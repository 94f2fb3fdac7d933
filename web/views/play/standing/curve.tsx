import type { Interval } from '../../../../src/edge/simulate.js';
import { percent } from '../../../words.js';

interface CurveProps {
  readonly label: string;
  readonly points: readonly Interval[];
  /** What each point is, "Turn 3". */
  readonly names: readonly string[];
  /** The places of marked points. */
  readonly marks?: readonly number[];
}

const WIDTH = 300;
const HEIGHT = 90;

/** A chance over time, with its interval. The table below has the numbers. */
export function Curve({ label, points, names, marks = [] }: CurveProps) {
  const x = (place: number): number => (points.length < 2 ? 0 : (place / (points.length - 1)) * WIDTH);
  const y = (chance: number): number => (1 - chance) * HEIGHT;
  const line = points.map(({ value }, place) => `${x(place)},${y(value)}`).join(' ');
  const upper = points.map(({ high }, place) => `${x(place)},${y(high)}`);
  const lower = points.map(({ low }, place) => `${x(place)},${y(low)}`).reverse();
  return (
    <figure class="curve">
      <div class="curve-axis numbers" aria-hidden="true">
        <span>100 %</span>
        <span>50 %</span>
        <span>0 %</span>
      </div>
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={label} preserveAspectRatio="none">
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} class="curve-even" />
        <polygon points={[...upper, ...lower].join(' ')} class="curve-band" />
        <polyline points={line} class="curve-line" />
        {marks.map((place) => (
          <path key={place} d={`M${x(place)} 0V${HEIGHT}`} class="curve-mark">
            <title>{names[place]}</title>
          </path>
        ))}
      </svg>
      <figcaption>{label}</figcaption>
      <details>
        <summary>As a table</summary>
        <ol class="curve-table numbers">
          {points.map(({ value, low, high }, place) => (
            <li key={place}>
              {names[place]}: {percent(value)} ({percent(low)} to {percent(high)})
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
