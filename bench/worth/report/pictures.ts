import { lineChart } from '../../growth/line-chart.js';
import { COLORS, GRID, INK, picture, QUIET_INK, round, scaleOf, stroke, text } from '../../growth/svg.js';
import type { AbilityRow, SkillTable, UnitTable } from './tables.js';
import { kindWords } from './unit-part.js';

const WIDTH = 720;
const ROW = 17;
const TOP = 40;
const BOTTOM = 30;
const NAMES = 210;

/** Everything that helps or hurts in a ruleset: a point with its interval for each, best first. */
export function abilityPicture(rows: readonly AbilityRow[], ruleset: string): string {
  const shown = rows
    .filter((row) => row.ruleset === ruleset && row.measurable)
    .sort((one, other) => other.points.value - one.points.value);
  const ends = shown.flatMap(({ points: { low, high } }) => [low, high]);
  const ticks = fivesAround([0, ...ends]);
  const height = TOP + ROW * shown.length + BOTTOM;
  const across = scaleOf({ title: '', ticks }, NAMES, WIDTH - 30);
  return picture(
    WIDTH,
    height,
    `Points of win rate of ${shown.length} abilities and quirks in ${ruleset}, best first, with their intervals.`,
    [
      text(NAMES, 18, 'points of win rate', 'start', INK),
      ...ticks.flatMap((tick) => [
        stroke(across(tick), TOP - 6, across(tick), height - BOTTOM, tick === 0 ? QUIET_INK : GRID),
        text(
          across(tick),
          height - 10,
          tick > 0 ? `+${tick}` : String(tick).replace('-', '−'),
          'middle',
          QUIET_INK,
        ),
      ]),
      ...shown.flatMap(({ name, kind, points: { value, low, high } }, place) => {
        const y = TOP + ROW * (place + 0.5);
        const color = COLORS[kind === 'ability' ? 0 : 1] as string;
        return [
          text(NAMES - 10, y + 4, name, 'end', color),
          stroke(across(low), y, across(high), y, color),
          `<circle cx="${round(across(value))}" cy="${round(y)}" r="4" fill="${color}"/>`,
        ];
      }),
      text(WIDTH - 30, 18, 'abilities blue, quirks brown', 'end', QUIET_INK),
    ],
  );
}

function fivesAround(values: readonly number[]): readonly number[] {
  const from = Math.floor(Math.min(...values) / 5);
  const to = Math.max(from + 1, Math.ceil(Math.max(...values) / 5));
  return Array.from({ length: to - from + 1 }, (_, place) => 5 * (from + place));
}

/** The price of gunnery with piloting 5, and its effect. */
export function skillPicture({ rows }: SkillTable): string {
  const line = rows
    .filter(({ piloting }) => piloting === 5)
    .sort((one, other) => one.gunnery - other.gunnery);
  const label = (value: number): string => `× ${value}`;
  return lineChart({
    description:
      'Factor on Battle Value by gunnery, with piloting 5: what the table charges, and what it brings in armor.',
    x: { title: 'gunnery', ticks: line.map(({ gunnery }) => gunnery) },
    y: { title: 'factor on Battle Value', ticks: FACTORS, logarithmic: true, label },
    lines: [
      { name: 'worth', points: line.map(({ gunnery, worth }) => [gunnery, within(worth.value)] as const) },
      { name: 'charged', points: line.map(({ gunnery, charged }) => [gunnery, charged] as const) },
    ],
  });
}

const FACTORS = [0.5, 1, 2];
const within = (factor: number): number => Math.min(2, Math.max(0.5, factor));

/** The curve of the forecast by Battle Value. */
export function calibrationPicture({ calibration }: UnitTable): string {
  const label = (value: number): string => `${Math.round(value)} %`;
  const ticks = [0, 20, 40, 60, 80, 100];
  return lineChart({
    description: 'Win rate over the forecast by Battle Value; a perfect forecast lies on the diagonal.',
    x: { title: 'forecast by Battle Value', ticks, label },
    y: { title: 'games won', ticks, label },
    lines: [
      {
        name: 'result',
        points: calibration.map(({ said, came }) => [100 * said, 100 * came.value] as const),
      },
      { name: 'perfect', points: [[0, 0] as const, [100, 100] as const] },
    ],
  });
}

const LEFT = 56;
const RIGHT = WIDTH - 140;
/** A few platoons and unarmed carriers cost even less: they stand at the left edge. */
const BATTLE_VALUES = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const CHEAPEST = 5;
const DEAREST = 5000;
const UNITS_HEIGHT = 460;

/** Each unit by its Battle Value and its rating, a color for each kind, with the usual rating of a value. */
export function unitPicture({ rows, usual }: UnitTable): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const x = { title: '', ticks: BATTLE_VALUES, logarithmic: true };
  const values = rows.map(({ rating }) => rating.value);
  const least = Math.floor(Math.min(...values));
  const most = Math.ceil(Math.max(...values));
  const y = { title: '', ticks: Array.from({ length: most - least + 1 }, (_, place) => least + place) };
  const across = scaleOf(x, LEFT, RIGHT);
  const up = scaleOf(y, UNITS_HEIGHT - 50, 36);
  const place = (battleValue: number, rating: number): readonly [number, number] => [
    across(Math.min(DEAREST, Math.max(CHEAPEST, battleValue))),
    up(rating),
  ];
  const path = usual
    .filter(({ battleValue }) => battleValue >= CHEAPEST)
    .map(({ battleValue, rating }) => place(battleValue, rating).map(round).join(','))
    .join(' ');
  return picture(
    WIDTH,
    UNITS_HEIGHT,
    `Ratings of ${rows.length} units over their Battle Values; units above the curve win more than they cost.`,
    [
      ...y.ticks.flatMap((tick) => [
        stroke(LEFT, up(tick), RIGHT, up(tick), GRID),
        ...(tick % 2 === 0
          ? [text(LEFT - 8, up(tick) + 4, String(tick).replace('-', '−'), 'end', QUIET_INK)]
          : []),
      ]),
      ...x.ticks.map((tick) =>
        text(across(tick), UNITS_HEIGHT - 30, tick.toLocaleString('en'), 'middle', QUIET_INK),
      ),
      text(LEFT - 8, 18, 'rating, log odds against the average', 'start', INK),
      text((LEFT + RIGHT) / 2, UNITS_HEIGHT - 8, 'Battle Value', 'middle', INK),
      `<polyline points="${path}" fill="none" stroke="${QUIET_INK}" stroke-width="1.5"/>`,
      ...rows.map(({ name, kind, battleValue, rating }) => {
        const [x0, y0] = place(battleValue, rating.value);
        const color = COLORS[kinds.indexOf(kind) % COLORS.length] as string;
        return `<circle cx="${round(x0)}" cy="${round(y0)}" r="3.5" fill="${color}" fill-opacity="0.75"><title>${name.replace(/[<>&]/g, '')}</title></circle>`;
      }),
      ...kinds.map((kind, row) =>
        text(RIGHT + 10, 60 + 20 * row, kindWords(kind), 'start', COLORS[row % COLORS.length] as string),
      ),
    ],
  );
}
