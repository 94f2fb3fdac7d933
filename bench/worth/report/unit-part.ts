import { UNITS_OF_KIND } from '../plan/opponents.js';
import type { ResidualRow, UnitTable, UnitWorthRow } from './tables.js';
import { asText, counted, interval, listed, signed, table, underTable } from './words.js';

const NAMED = 15;

const KIND_WORDS: Readonly<Record<string, string>> = {
  mek: '’Mechs',
  tank: 'vehicles',
  vtol: 'VTOLs',
  infantry: 'infantry',
  battlearmor: 'battle armor',
  protomek: 'ProtoMechs',
  emplacement: 'gun emplacements',
};
export const kindWords = (kind: string): string => KIND_WORDS[kind] ?? kind;
const groupName = ({ by, group }: ResidualRow): string =>
  by === 'kind' ? kindWords(group) : `${by} ${group}`;
const ofWorth = ({ fairValue, battleValue }: UnitWorthRow): number => fairValue.value / battleValue;
const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

export function unitPart(units: UnitTable): readonly string[] {
  const { rows, correlation, brier, slope, dispersion, undecided, calibration, residuals, made } = units;
  const underpriced = rows
    .filter(({ fairValue, battleValue }) => fairValue.low > battleValue)
    .sort((one, other) => ofWorth(other) - ofWorth(one));
  const overpriced = rows
    .filter(({ fairValue, battleValue }) => fairValue.high < battleValue)
    .sort((one, other) => ofWorth(one) - ofWorth(other));
  const known = (brier.constant - brier.battleValue) / (brier.constant - brier.oracle);
  const { pearson, spearman, mechs, rightFavorite } = correlation;
  return [
    '## Does Battle Value predict who wins?',
    '',
    `Partly. ${rows.length} units of all ground kinds fought one against one. The unit with the higher Battle Value scores more in ${percent(rightFavorite)} of the pairings, two thirds of which`,
    `match units of similar value. The correlation between the ratings of units and the logarithm of Battle Value is ${pearson.value} (${pearson.low} to ${pearson.high}; by ranks ${spearman.value}; among ’Mechs alone ${mechs.value}, ${mechs.low} to ${mechs.high}).`,
    `Battle Value gives ${percent(known, 0)} of what anybody could know about a game before the dice fall. In ${percent(undecided)} of the games nobody won within 60 turns, or both sides were destroyed;`,
    'these count as half a win for each side.',
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
    'Is a forecast by Battle Value too bold or too timid? This is what it said and what happened (each pairing counts once from each side):',
    '',
    '![Win rate over the forecast by Battle Value, beside the diagonal of a perfect forecast](pictures/worth-calibration.svg)',
    '',
    table(
      ['forecast', 'result', '95 % interval', 'pairings', 'games'],
      calibration.map(({ said, came, pairings, games }) => [
        percent(said),
        percent(came.value),
        `${(100 * came.low).toFixed(1)} to ${(100 * came.high).toFixed(1)}`,
        counted(pairings),
        counted(games),
      ]),
    ),
    '',
    '### Who is priced wrongly',
    '',
    ...groupWords(residuals),
    '**Fair value** is the Battle Value whose units have, on average, the rating of this one. Some units counter others: results of pairings vary around',
    `the ratings ${dispersion} times as much as dice explain, and the intervals are wider by the root of that. Values above the most expensive unit and below the`,
    'cheapest are extrapolated.',
    '',
    '![Ratings of the units over their Battle Values, by kind, with the usual rating of each value](pictures/worth-units.svg)',
    '',
    'How far fair value lies above Battle Value, on average over a group, with 95 % intervals that hold for all groups at once. Groups overlap, and no figure is adjusted for other groups: many',
    'slow units are infantry, and many light ones are vehicles.',
    '',
    table(
      ['group', 'units', 'worth more than it costs', '95 % interval'],
      residuals.map((row) => [
        groupName(row),
        String(row.units),
        `${signed(row.underpriced.value)} %`,
        interval(row.underpriced),
      ]),
    ),
    '',
    `Most underpriced (${underpriced.length} in all have an interval above their price):`,
    '',
    unitTable(underpriced),
    '',
    `Most overpriced (${overpriced.length} in all have an interval below their price):`,
    '',
    unitTable(overpriced),
    '',
    'All ratings are in [`units.json`](../public/data/worth/units.json).',
    '',
    ...underTable(
      made,
      `${rows.length} units of the library (${listed(Object.entries(UNITS_OF_KIND).map(([kind, count]) => `${count} ${kindWords(kind)}`))}), one against one from both edges, in \`standard\``,
      'what a unit is worth in a force. Scouts, spotters, transports and artillery have other uses than duels.',
    ),
  ];
}

/** The groups that are furthest off their price, by more than their intervals. */
function groupWords(residuals: readonly ResidualRow[]): readonly string[] {
  const name = (row: ResidualRow): string => `${groupName(row)} (${signed(row.underpriced.value, 0)} %)`;
  const more = residuals.filter(({ underpriced: { low } }) => low > 0);
  const less = residuals.filter(({ underpriced: { high } }) => high < 0);
  const words = [
    ...(more.length === 0 ? [] : [`Worth more than they cost: ${listed(more.map(name))}.`]),
    ...(less.length === 0 ? [] : [`Worth less: ${listed(less.map(name))}.`]),
  ];
  return words.length === 0
    ? ['No group differs from its price by more than its interval.', '']
    : [...words, ''];
}

const unitTable = (list: readonly UnitWorthRow[]): string =>
  table(
    ['unit', 'kind', 'Battle Value', 'fair value', '95 % interval', 'scored'],
    list
      .slice(0, NAMED)
      .map(({ name, kind, battleValue, fairValue, scored }) => [
        asText(name),
        kindWords(kind),
        counted(battleValue),
        counted(fairValue.value),
        `${counted(fairValue.low)} to ${counted(fairValue.high)}`,
        `${scored.toFixed(1)} %`,
      ]),
  );
