import type { Comparison, Side } from '../../simulate/index.js';
import { grouped, percent } from '../print/number-words.js';
import { labelled, right, textTable } from '../print/text-table.js';
import {
  conditionsOf,
  gamesWords,
  headLines,
  percentRange,
  pointRange,
  points,
  SIDE_WORDS,
} from './battle-words.js';

/** Reports both win rates and the effect of the change. */
export function comparisonReport(
  comparison: Comparison,
  change: readonly string[],
  red: string,
  blue: string,
): string {
  const { before, after, difference } = comparison;
  const row = (side: Side) => [
    `${SIDE_WORDS[side]} wins`,
    percent(before.winRate[side].value),
    percentRange(before.winRate[side]),
    percent(after.winRate[side].value),
    percentRange(after.winRate[side]),
  ];
  const sentence = (side: Side) => {
    const { value, gained, lost } = difference[side];
    return (
      `${SIDE_WORDS[side]}: ${points(value)}, 95 % interval ${pointRange(difference[side])}. ` +
      `${SIDE_WORDS[side]} wins ${gamesWords(gained)} it did not win before, and no longer wins ${grouped(lost)} that it did.`
    );
  };
  return [
    ...headLines(red, blue, conditionsOf(before)),
    ...labelled('Change', change.join(', '), 8),
    '',
    ...textTable(
      ['Outcome', right('Before'), right('95 % interval'), right('After'), right('95 % interval')],
      [
        row('red'),
        row('blue'),
        ['Draw', percent(before.draws / before.games), '', percent(after.draws / after.games), ''],
        [
          'Undecided',
          percent(before.undecided / before.games),
          '',
          percent(after.undecided / after.games),
          '',
        ],
      ],
    ),
    '',
    sentence('red'),
    sentence('blue'),
  ].join('\n');
}
