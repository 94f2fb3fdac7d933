import type { SkillRow, SkillTable } from './tables.js';
import { table, underTable } from './words.js';

const percent = ({ winRate: { value, low, high } }: SkillRow): string =>
  `${value.toFixed(1)} % (${low.toFixed(1)} to ${high.toFixed(1)})`;

export function skillPart({ rows, armor, curve, made }: SkillTable): readonly string[] {
  const gunneries = [...new Set(rows.map(({ gunnery }) => gunnery))];
  const pilotings = [...new Set(rows.map(({ piloting }) => piloting))];
  const at = (gunnery: number, piloting: number): SkillRow | undefined =>
    rows.find((row) => row.gunnery === gunnery && row.piloting === piloting);
  const grid = (cell: (row: SkillRow) => string): string =>
    table(
      ['gunnery \\ piloting', ...pilotings.map(String)],
      gunneries.map((gunnery) => [
        String(gunnery),
        ...pilotings.map((piloting) => {
          const row = at(gunnery, piloting);
          return row === undefined ? '' : cell(row);
        }),
      ]),
    );
  const count = (price: string): number => rows.filter((row) => row.price === price).length;
  const better = rows.filter((row) => row.charged > 1);
  const cheap = better.filter(({ price }) => price === 'low').length;
  const dear = better.filter(({ price }) => price === 'high').length;
  return [
    '## Skills',
    '',
    ...stepWords('One step of gunnery', at(3, 5), '3/5'),
    ...stepWords('One step of piloting', at(4, 4), '4/4'),
    ...stepWords('One step of both', at(3, 4), '3/4'),
    '',
    'Battle Value multiplies a unit’s price by a factor for its pilot’s skills. The table below compares it with the factor that wins as often if it is spent on',
    `armor (slope ${curve.armor.value}, ${curve.armor.low} to ${curve.armor.high}). Of ${rows.length} pairs of skills the price is too low for ${count('low')}, too high for ${count('high')}, and fits`,
    `${count('fits')} within the intervals. Of the ${better.length} pairs that cost more than 4/5, ${cheap} are too cheap and ${dear} too expensive.`,
    'For pilots who cost less, too high a price means too small a discount. All this is relative to armor: if skill looks expensive, armor may be cheap instead.',
    '',
    '![Factor on Battle Value by gunnery: what is charged, and what it is worth in armor](pictures/worth-skills.svg)',
    '',
    'Win rate against 4/5, in percent:',
    '',
    grid(({ winRate }) => winRate.value.toFixed(1)),
    '',
    'Charged / worth in armor. ▲: worth more than it costs, ▼: worth less, by more than the interval:',
    '',
    grid(
      ({ charged, worth, price }) =>
        `${charged.toFixed(2)} / ${worth.value.toFixed(2)}${{ low: ' ▲', high: ' ▼', fits: '' }[price]}`,
    ),
    '',
    'The slope comes from games in which all ’Mechs of one side have more or less armor:',
    '',
    table(
      ['armor', 'ratio of Battle Value', 'win rate', '95 % interval'],
      armor.map(({ percent: share, ratio, winRate }) => [
        `${share} %`,
        ratio.toFixed(3),
        `${winRate.value.toFixed(1)} %`,
        `${winRate.low.toFixed(1)} to ${winRate.high.toFixed(1)}`,
      ]),
    ),
    '',
    ...underTable(
      made,
      'the match-ups of the abilities, each from both edges, in `standard`',
      'what skills bring in a campaign, or in a lance that shares its targets. Far from 4/5 nearly all games are won or lost, and the factor is an extrapolation of the slope.',
    ),
  ];
}

function stepWords(what: string, row: SkillRow | undefined, skills: string): readonly string[] {
  if (row === undefined) return [];
  const asMuch = `the same as ${((row.worth.value - 1) * 100).toFixed(0)} % more Battle Value in armor`;
  const price = `the table charges ${((row.charged - 1) * 100).toFixed(0)} %`;
  return [`${what} (${skills} against 4/5) wins ${percent(row)}: ${asMuch}; ${price}.`];
}
