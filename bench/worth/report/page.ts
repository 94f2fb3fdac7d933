import { lineChart } from '../../growth/line-chart.js';
import { LANDSCAPES, SIDE } from '../plan/cells.js';
import { MATCH_UPS } from '../plan/match-ups.js';
import type {
  AbilityRow,
  AbilityTable,
  Figure,
  Made,
  SkillTable,
  UnitTable,
  UnitWorthRow,
} from './tables.js';

export interface WorthTables {
  readonly abilities: AbilityTable;
  readonly skills: SkillTable;
  readonly units: UnitTable;
}

const sign = (value: number): string => (value < 0 ? '−' : '+');
const signed = (value: number, digits = 1): string => `${sign(value)}${Math.abs(value).toFixed(digits)}`;
const interval = ({ low, high }: Figure, digits = 1): string =>
  `${signed(low, digits)} to ${signed(high, digits)}`;
const counted = (number: number): string => number.toLocaleString('en');

const madeWords = ({ program, commit, method, seed, games, bots, maps }: Made): string =>
  `TarComp ${program}, commit ${commit}, method ${method}, seed ${seed}, ${counted(games)} games, ${bots} bots, ${maps}.`;

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map((_, place) => (place === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** docs/worth.md, whole. */
export function worthPage(tables: WorthTables): string {
  return [
    '# What is it worth?',
    '',
    'Bots have played these games; the [method](worth-method.md) was written down before. `npm run worth -- --write` makes this page again.',
    `Figures for programs are in [\`public/data/worth\`](../public/data/worth), with raw counts beside them ([schema](schemas/worth.schema.json)).`,
    '',
    '**What none of it says.** Bots play, not people. Forces are one or two units a side that fight until one side is gone, with no',
    `objectives, no artillery and no air power, on generated maps of ${SIDE} by ${SIDE} hexes (${LANDSCAPES.join(', ')}). What a person makes of an`,
    'ability, or what a lance makes of a unit, may be more or less.',
    '',
    ...abilityPart(tables.abilities),
    ...skillPart(tables.skills),
    ...unitPart(tables.units),
  ].join('\n');
}

function abilityPart({ rows, curve, made }: AbilityTable): readonly string[] {
  const measurable = rows.filter((row) => row.measurable);
  const [best] = [...measurable].sort((one, other) => other.points.value - one.points.value);
  const [worst] = [...measurable].sort((one, other) => one.points.value - other.points.value);
  return [
    '## Abilities and quirks',
    '',
    `Of ${rows.length} abilities and quirks, counted in each ruleset in which they act, ${measurable.length} change the win rate by more than noise.`,
    ...(best === undefined || worst === undefined
      ? []
      : [
          `${best.name} brings most, ${signed(best.points.value)} points in \`${best.ruleset}\`; ${worst.name} costs most, ${signed(worst.points.value)} in \`${worst.ruleset}\`.`,
        ]),
    'Points are points of win rate of an even fight: +5.0 means that the side with it scores 55 of 100 games, draws counted half. All units of the',
    'side have it. Intervals hold for all of a ruleset together, 95 times in 100 (Šidák). **BV** is how much more Battle Value brings the same.',
    '',
    ...MATCH_UPS.map(
      ({ first, second, why }, place) =>
        `${place + 1}. ${first.join(' + ')} against ${second.join(' + ')}: ${why}.`,
    ),
    '',
    ...(['ability', 'quirk'] as const).flatMap((kind) =>
      [...new Set(rows.map(({ ruleset }) => ruleset))].flatMap((ruleset) => [
        `### ${kind === 'ability' ? 'Abilities' : 'Quirks'} in \`${ruleset}\``,
        '',
        table(
          [kind, 'points', '95 % interval', 'BV', 'interval', 'games'],
          rows
            .filter((row) => row.kind === kind && row.ruleset === ruleset)
            .sort((one, other) => other.points.value - one.points.value)
            .map(abilityCells),
        ),
        '',
      ]),
    ),
    `An even fight becomes uneven with Battle Value by a slope of ${curve.both.value} (${curve.both.low} to ${curve.both.high}) in log odds: ${curve.armor.value} where the value is spent on`,
    `armor, ${curve.skill.value} where it is spent on skill.`,
    '',
    `*${madeWords(made)}*`,
    '',
  ];
}

const abilityCells = ({ name, points, battleValue, measurable, games }: AbilityRow): readonly string[] => [
  name,
  measurable ? signed(points.value) : `${signed(points.value)}, no measurable effect`,
  interval(points),
  `${signed(battleValue.value)} %`,
  interval(battleValue),
  counted(games),
];

function skillPart({ rows, armor, curve, made }: SkillTable): readonly string[] {
  const skills = [...new Set(rows.map(({ gunnery }) => gunnery))];
  const columns = [...new Set(rows.map(({ piloting }) => piloting))];
  const grid = (cell: (row: (typeof rows)[number]) => string): string =>
    table(
      ['gunnery \\ piloting', ...columns.map(String)],
      skills.map((gunnery) => [
        String(gunnery),
        ...columns.map((piloting) => {
          const row = rows.find((each) => each.gunnery === gunnery && each.piloting === piloting);
          return row === undefined ? '' : cell(row);
        }),
      ]),
    );
  const count = (price: string): number => rows.filter((row) => row.price === price).length;
  return [
    '## Skills',
    '',
    'The same forces against themselves, with other skills on one side. The table of Battle Value asks a factor for each pair of skills; the win rate says',
    `what it brings, by the slope of armor (${curve.armor.value}). Of ${rows.length} pairs of skills the price is too low for ${count('low')}, too high for ${count('high')}, and`,
    `fits ${count('fits')}. Win rate against 4/5, in percent:`,
    '',
    grid(({ winRate }) => winRate.value.toFixed(1)),
    '',
    'Charged, and worth in armor; ▲ where the skill brings more than it costs, ▼ where it brings less, by more than the interval:',
    '',
    grid(
      ({ charged, worth, price }) =>
        `${charged.toFixed(2)} / ${worth.value.toFixed(2)}${{ low: ' ▲', high: ' ▼', fits: '' }[price]}`,
    ),
    '',
    'More or less armor on all ’Mechs of one side, from which the slope comes:',
    '',
    table(
      ['armor', 'ratio of Battle Value', 'win rate', '95 % interval'],
      armor.map(({ percent, ratio, winRate }) => [
        `${percent} %`,
        ratio.toFixed(3),
        `${winRate.value.toFixed(1)} %`,
        `${winRate.low.toFixed(1)} to ${winRate.high.toFixed(1)}`,
      ]),
    ),
    '',
    `*${madeWords(made)}*`,
    '',
  ];
}

const NAMED = 15;
const ofWorth = ({ fairValue, battleValue }: UnitWorthRow): number => fairValue.value / battleValue;

function unitPart({
  rows,
  correlation,
  brier,
  slope,
  dispersion,
  undecided,
  calibration,
  residuals,
  made,
}: UnitTable): readonly string[] {
  const underpriced = rows
    .filter(({ fairValue, battleValue }) => fairValue.low > battleValue)
    .sort((one, other) => ofWorth(other) - ofWorth(one));
  const overpriced = rows
    .filter(({ fairValue, battleValue }) => fairValue.high < battleValue)
    .sort((one, other) => ofWorth(one) - ofWorth(other));
  const known = (brier.constant - brier.battleValue) / (brier.constant - brier.oracle);
  const unitTable = (list: readonly UnitWorthRow[]): string =>
    table(
      ['unit', 'kind', 'Battle Value', 'fair value', '95 % interval', 'scored'],
      list
        .slice(0, NAMED)
        .map(({ name, kind, battleValue, fairValue, scored }) => [
          name,
          kind,
          counted(battleValue),
          counted(fairValue.value),
          `${counted(fairValue.low)} to ${counted(fairValue.high)}`,
          `${scored.toFixed(1)} %`,
        ]),
    );
  return [
    '## Does Battle Value predict who wins?',
    '',
    `${rows.length} units of all ground kinds met one against one. The unit of higher Battle Value scores more in ${(100 * correlation.rightFavorite).toFixed(1)} % of the pairings. Ratings of`,
    `units follow the logarithm of their Battle Values with a correlation of ${correlation.pearson.value} (ranks: ${correlation.spearman.value}). Of what can be known about a game before its dice,`,
    `Battle Value tells ${(100 * known).toFixed(0)} %. Nobody won ${(100 * undecided).toFixed(1)} % of the games in 60 turns, or all were lost; these count half.`,
    '',
    table(
      ['forecast', 'Brier score (0 is perfect)'],
      [
        ['always one half', brier.constant.toFixed(4)],
        [`Battle Value, slope ${slope} in log odds`, brier.battleValue.toFixed(4)],
        ['ratings of the units, from the other half of the pairings', brier.rating.toFixed(4)],
        ['an oracle that knows each pairing’s true rate', brier.oracle.toFixed(4)],
      ],
    ),
    '',
    'Forecast by Battle Value, and what came:',
    '',
    '![Win rate over the forecast by Battle Value, beside the diagonal of a perfect forecast](pictures/worth-calibration.svg)',
    '',
    table(
      ['said', 'came', '95 % interval', 'pairings', 'games'],
      calibration.map(({ said, came, pairings, games }) => [
        `${(100 * said).toFixed(1)} %`,
        `${(100 * came.value).toFixed(1)} %`,
        `${(100 * came.low).toFixed(1)} to ${(100 * came.high).toFixed(1)}`,
        counted(pairings),
        counted(games),
      ]),
    ),
    '',
    'Each pairing counts from both of its sides. **Fair value** is the Battle Value at which a unit would win as often as units of that value do on average. Results',
    `of pairings differ from the ratings ${dispersion} times as much as dice explain, since some units suit each other; the intervals are as much wider.`,
    '',
    '### Who is priced wrongly',
    '',
    `Fair value above Battle Value, on average over a group, with 95 % intervals for all groups together:`,
    '',
    table(
      ['group', 'units', 'worth more than it costs', '95 % interval'],
      residuals.map(({ by, group, units, underpriced: more }) => [
        `${by}: ${group}`,
        String(units),
        `${signed(more.value)} %`,
        interval(more),
      ]),
    ),
    '',
    `Most underpriced (${underpriced.length} in all have an interval above their price):`,
    '',
    unitTable(underpriced),
    '',
    `Most overpriced (${overpriced.length} in all):`,
    '',
    unitTable(overpriced),
    '',
    `*${madeWords(made)}*`,
    '',
  ];
}

/** The curve of the forecast by Battle Value. */
export function calibrationPicture({ calibration }: UnitTable): string {
  const label = (value: number): string => `${Math.round(value)} %`;
  const ticks = [0, 20, 40, 60, 80, 100];
  return lineChart({
    description: 'Win rate over the forecast by Battle Value; a perfect forecast lies on the diagonal.',
    x: { title: 'forecast by Battle Value', ticks, label },
    y: { title: 'games won', ticks, label },
    lines: [
      { name: 'came', points: calibration.map(({ said, came }) => [100 * said, 100 * came.value] as const) },
      { name: 'perfect', points: [[0, 0] as const, [100, 100] as const] },
    ],
  });
}
