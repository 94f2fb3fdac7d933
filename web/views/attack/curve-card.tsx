import { useWidth } from '../../controls/use-width.js';
import { counted, oneDigit } from '../../words.js';
import { axisTicks } from './axis.js';
import { curve } from './results.js';
import { change, situation } from './situation.js';

const USUAL_WIDTH = 640;
const LABEL = 26;
const HEIGHT = 190;
const LEFT = 34;
const FLOOR = 160;
const TOP = 12;
/** The least damage at the end of the axis. */
const LEAST = 5;

export function CurveCard() {
  const [ref, fullWidth] = useWidth<HTMLElement>(USUAL_WIDTH);
  const points = curve.value;
  const { range } = situation.value;
  const ticks = axisTicks(Math.max(LEAST, ...points.map(({ expected }) => expected)));
  const highest = ticks.at(-1) ?? LEAST;
  const last = points.at(-1)?.range ?? 1;
  const x = (hexes: number) => LEFT + ((hexes - 0.5) / last) * (fullWidth - LEFT);
  const y = (damage: number) => FLOOR - (damage / highest) * (FLOOR - TOP);
  const best = points.reduce((top, point) => (point.expected > top.expected ? point : top), {
    range: 1,
    expected: 0,
  });
  const here = points.find((point) => point.range === range);
  const every = [1, 2, 3, 5, 10].find((step) => (fullWidth / last) * step >= LABEL) ?? 10;
  const line = points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.range)} ${y(point.expected)}`)
    .join('');
  return (
    <section class="card" aria-labelledby="curve-title">
      <div class="card-head">
        <h2 id="curve-title">Damage by range</h2>
        <span class="faint">
          {best.expected > 0
            ? `Best at ${counted(best.range, 'hex', 'hexes')}: ${oneDigit(best.expected)} points`
            : 'Cannot hit at any range'}
        </span>
      </div>
      <figure class="chart" ref={ref}>
        <svg
          viewBox={`0 0 ${fullWidth} ${HEIGHT}`}
          role="img"
          aria-label={`Expected damage by range. ${points.map((point) => `${point.range}: ${oneDigit(point.expected)}`).join(', ')}`}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <path class="grid" d={`M${LEFT} ${y(tick)}H${fullWidth}`} />
              <text class="tick" x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
                {tick}
              </text>
            </g>
          ))}
          <path class="area" d={`${line}L${x(last)} ${FLOOR}L${x(1)} ${FLOOR}Z`} />
          <path class="line" d={line} />
          {here !== undefined && (
            <g class="here">
              <path d={`M${x(range)} ${TOP}V${FLOOR}`} />
              <circle cx={x(range)} cy={y(here.expected)} r="5" />
              <text
                x={x(range) + (range > last * 0.75 ? -9 : 9)}
                y={Math.max(TOP + 12, y(here.expected) - 8)}
                text-anchor={range > last * 0.75 ? 'end' : 'start'}
              >
                {oneDigit(here.expected)} at {range}
              </text>
            </g>
          )}
          {points.map((point) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the range field takes the keys.
            <rect
              key={point.range}
              class="touch"
              x={x(point.range - 0.5)}
              width={(fullWidth - LEFT) / last}
              y={0}
              height={HEIGHT}
              onClick={() => change({ range: point.range })}
            >
              <title>{`${counted(point.range, 'hex', 'hexes')}: ${oneDigit(point.expected)} points`}</title>
            </rect>
          ))}
          {points
            .filter((point) => point.range === 1 || point.range % every === 0)
            .map((point) => (
              <text key={point.range} x={x(point.range)} y={HEIGHT - 10} text-anchor="middle">
                {point.range}
              </text>
            ))}
        </svg>
        <figcaption class="faint">
          Expected damage of the ticked weapons, by range in hexes.{' '}
          <span class="screen-only">Tap the chart to set the range.</span>
        </figcaption>
      </figure>
    </section>
  );
}
