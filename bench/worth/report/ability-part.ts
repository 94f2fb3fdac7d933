import { MATCH_UPS } from '../plan/match-ups.js';
import type { AbilityRow, AbilityTable } from './tables.js';
import { counted, interval, listed, signed, table, underTable } from './words.js';

const NAMED = 5;
const points = ({ name, points: { value } }: AbilityRow): string => `${name} (${signed(value)})`;
const byPoints = (one: AbilityRow, other: AbilityRow): number => other.points.value - one.points.value;

export function abilityPart({ rows, curve, made }: AbilityTable): readonly string[] {
  const rulesets = [...new Set(rows.map(({ ruleset }) => ruleset))];
  return [
    '## Abilities and quirks',
    '',
    ...rulesets.flatMap((ruleset) =>
      inWords(
        ruleset,
        rows.filter((row) => row.ruleset === ruleset),
      ),
    ),
    'Points are points of win rate in an even fight: +5.0 means that the side with the ability scores 55 of 100 games, with draws counted half. Every unit of',
    'that side has it. All intervals of a ruleset together are right 95 times in 100 (Šidák).',
    '',
    '**BV** says how much more Battle Value has the same effect: +10 % is 150 points for a ’Mech of 1,500. In even fights, the log odds of winning rise with',
    `Battle Value by a slope of ${curve.both.value} (${curve.both.low} to ${curve.both.high}): ${curve.armor.value} if the value is spent on armor, ${curve.skill.value} if it is spent on skill.`,
    'The intervals include this disagreement.',
    '',
    ...rulesets.flatMap((ruleset) => [
      `![Points of win rate of abilities and quirks in ${ruleset}, best first, with intervals](pictures/worth-${ruleset}.svg)`,
      '',
    ]),
    'The match-ups; the points of each are in [`abilities.json`](../public/data/worth/abilities.json):',
    '',
    ...MATCH_UPS.map(
      ({ first, second, why }, place) =>
        `${place + 1}. ${first.join(' + ')} against ${second.join(' + ')}: ${why}.`,
    ),
    '',
    ...(['ability', 'quirk'] as const).flatMap((kind) =>
      rulesets.flatMap((ruleset) => [
        `### ${kind === 'ability' ? 'Abilities' : 'Quirks'} in \`${ruleset}\``,
        '',
        table(
          [kind, 'points', '95 % interval', 'BV', 'interval', 'games'],
          rows
            .filter((row) => row.kind === kind && row.ruleset === ruleset)
            .sort(byPoints)
            .map(abilityCells),
        ),
        '',
      ]),
    ),
    ...underTable(
      made,
      'the match-ups above, each from both edges',
      'how people would use an ability. If it changed no game, these bots do not use it, or it acts in situations that these fights do not have.',
    ),
  ];
}

/** What a reader wants to know first. */
function inWords(ruleset: string, rows: readonly AbilityRow[]): readonly string[] {
  const sorted = [...rows].sort(byPoints);
  const helps = sorted.filter((row) => row.measurable && row.points.value > 0);
  const hurts = sorted.filter((row) => row.measurable && row.points.value < 0).reverse();
  const idle = rows.filter(({ differed }) => differed === 0);
  const unclear = rows.length - helps.length - hurts.length - idle.length;
  return [
    `In \`${ruleset}\`, ${helps.length} of ${rows.length} abilities and quirks help and ${hurts.length} hurt by more than noise.`,
    ...(helps.length === 0 ? [] : [`Most helps ${listed(helps.slice(0, NAMED).map(points))}.`]),
    ...(hurts.length === 0 ? [] : [`Most hurts ${listed(hurts.slice(0, NAMED).map(points))}.`]),
    ...(unclear === 0 ? [] : [`The effect of ${unclear} is too small to be measured.`]),
    ...(idle.length === 0
      ? []
      : [`${idle.length} changed the result of no game: ${listed(idle.map(({ name }) => name))}.`]),
    '',
  ];
}

const abilityCells = ({
  name,
  points: figure,
  battleValue,
  measurable,
  differed,
  games,
}: AbilityRow): readonly string[] => [
  name,
  measurable
    ? signed(figure.value)
    : differed === 0
      ? 'changed no game'
      : `${signed(figure.value)}, no measurable effect`,
  interval(figure),
  `${signed(battleValue.value)} %`,
  interval(battleValue),
  counted(games),
];
