import { MATCH_UPS } from '../plan/match-ups.js';
import type { AbilityRow, AbilityTable } from './tables.js';
import { asText, counted, interval, listed, signed, table, underTable } from './words.js';

const NAMED = 5;
const points = ({ name, points: { value } }: AbilityRow): string => `${name} (${signed(value)})`;
const byPoints = (one: AbilityRow, other: AbilityRow): number => other.points.value - one.points.value;

export function abilityPart({ rows, curve, made, matchUps }: AbilityTable): readonly string[] {
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
    'Points are points of win rate in an even fight: +5.0 means that the side with the ability or quirk scores 55 of 100 games, where a draw counts as half. Every unit',
    'of that side has it. The 95 % intervals hold for all figures of a ruleset at once (Šidák).',
    '',
    '**BV** is the extra Battle Value that brings the same win rate: +10 % is 150 points for a ’Mech of 1,500. In even fights, the log odds of winning rise with the',
    `logarithm of Battle Value by a slope of ${curve.both.value} (${curve.both.low} to ${curve.both.high}): ${curve.armor.value} if the value buys armor, ${curve.skill.value} if it buys skill.`,
    'The intervals allow for that difference.',
    '',
    ...rulesets.flatMap((ruleset) => [
      `![Points of win rate of abilities and quirks in ${ruleset}, best first, with intervals](pictures/worth-${ruleset}.svg)`,
      '',
    ]),
    'These are the match-ups. [`abilities.json`](../public/data/worth/abilities.json) has the points of each.',
    '',
    ...MATCH_UPS.map(({ why }, place) => `${place + 1}. ${asText(matchUps[place] ?? '')}: ${why}.`),
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
      'how people would use an ability. If an ability changed no game, these bots do not use it, or it acts in situations that these fights lack.',
    ),
  ];
}

/** The summary. */
function inWords(ruleset: string, rows: readonly AbilityRow[]): readonly string[] {
  const sorted = [...rows].sort(byPoints);
  const helps = sorted.filter((row) => row.measurable && row.points.value > 0);
  const hurts = sorted.filter((row) => row.measurable && row.points.value < 0).reverse();
  const idle = rows.filter(({ differed }) => differed === 0);
  const unclear = rows.length - helps.length - hurts.length - idle.length;
  return [
    `In \`${ruleset}\`, ${helps.length} of ${rows.length} abilities and quirks help and ${hurts.length} hurt by more than noise.`,
    ...(helps.length === 0 ? [] : [`The most helpful: ${listed(helps.slice(0, NAMED).map(points))}.`]),
    ...(hurts.length === 0 ? [] : [`The most harmful: ${listed(hurts.slice(0, NAMED).map(points))}.`]),
    ...(unclear === 0 ? [] : [`For ${unclear}, the effect is too small to measure.`]),
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
