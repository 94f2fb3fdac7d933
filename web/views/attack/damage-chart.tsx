import { HEAVY_DAMAGE } from '../../../src/edge/rules.js';
import { useWidth } from '../../controls/use-width.js';
import { percent } from '../../words.js';

const USUAL_WIDTH = 640;
const LABEL = 34;
/** The least width of a bar. */
const BAR = 9;
const HEIGHT = 150;
const FLOOR = 126;
const TOP = 10;
const SMALLEST = 0.0005;

/** The chance of each amount of damage. Tails too small to see are cut off. */
export function DamageChart({ chances }: { readonly chances: readonly number[] }) {
  const [ref, fullWidth] = useWidth<HTMLElement>(USUAL_WIDTH);
  const last = chances.reduce((far, chance, points) => (chance > SMALLEST ? points : far), 0);
  const width = Math.max(1, Math.ceil((last + 1) / Math.max(8, Math.floor(fullWidth / BAR))));
  // No damage has a bar of its own, so that misses and small hits are not mixed.
  const bars = [{ from: 0, to: 0, chance: chances[0] ?? 0 }];
  for (let from = 1; from <= last; from = (bars.at(-1)?.to ?? from) + 1) {
    // One bar begins at heavy damage.
    const beyond = (((HEAVY_DAMAGE - from - 1) % width) + width) % width;
    const to = Math.min(from + beyond, last);
    bars.push({ from, to, chance: chances.slice(from, to + 1).reduce((a, b) => a + b, 0) });
  }
  const highest = Math.max(...bars.map(({ chance }) => chance), 0.01);
  const step = fullWidth / bars.length;
  const heavy = bars.findIndex(({ to }) => to >= HEAVY_DAMAGE);
  return (
    <figure class="chart" ref={ref}>
      <figcaption>
        <h3>Volley damage</h3>
        <span class="faint">chance of each amount; bars with a line on top are 20 points or more</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${fullWidth} ${HEIGHT}`}
        role="img"
        aria-label={`Distribution of damage. ${inWords(chances)}`}
      >
        {bars.map(({ from, to, chance }, index) => {
          const height = ((FLOOR - TOP) * chance) / highest;
          return (
            <g key={from} class={from >= HEAVY_DAMAGE ? 'bar heavy' : 'bar'}>
              <title>{`${from === to ? from : `${from} to ${to}`} points: ${percent(chance)}`}</title>
              <rect
                x={index * step + 0.75}
                width={Math.max(1, step - 1.5)}
                y={FLOOR - height}
                height={height}
              />
              {from >= HEAVY_DAMAGE && (
                <path d={`M${index * step + 0.75} ${FLOOR - height - 2.5}h${Math.max(1, step - 1.5)}`} />
              )}
            </g>
          );
        })}
        <path class="axis" d={`M0 ${FLOOR}H${fullWidth}`} />
        {bars.map(({ from }, index) =>
          index === 0 ||
          index === heavy ||
          (index % Math.ceil((bars.length * LABEL) / fullWidth) === 0 && Math.abs(index - heavy) > 1) ? (
            <text key={from} x={index * step + step / 2} y={HEIGHT - 8} text-anchor="middle">
              {from}
            </text>
          ) : null,
        )}
      </svg>
    </figure>
  );
}

function inWords(chances: readonly number[]): string {
  const atLeast = (points: number) => percent(chances.slice(points).reduce((a, b) => a + b, 0));
  return `No damage: ${percent(chances[0] ?? 0)}. At least 10: ${atLeast(10)}. At least 20: ${atLeast(20)}. At least 30: ${atLeast(30)}.`;
}
