import type { Analysis } from '../../simulate/analyse-replay.js';
import { counted, grouped, percent } from '../print/number-words.js';
import { right, textTable } from '../print/text-table.js';
import { percentRange, pointsAlone } from './battle-words.js';

const WIDTH = 20;
/** The most turns to name: those that changed the chances most, beyond the width of the interval. */
const MOST_TOLD = 3;

/** Returns the curve of a battle's chances, turn by turn. */
export function analysisReport({ games, seed, start, turns }: Analysis): string {
  const rows = [
    ['start', bar(start.red.value), percent(start.red.value), percentRange(start.red), ''],
    ...turns.map(({ turn, red, swing }) => [
      String(turn),
      bar(red.value),
      percent(red.value),
      percentRange(red),
      pointsAlone(swing),
    ]),
  ];
  const table = textTable(
    ['Turn', { heading: "Red's chance of winning" }, right(''), '95 % interval', right('change')],
    rows,
  );
  return [
    `${counted(turns.length, 'turn')}, ${grouped(games)} games played on from each, seed ${seed}.`,
    '',
    ...table,
    '',
    ...swingLines(turns),
  ].join('\n');
}

const bar = (share: number): string => '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '·');

function swingLines(turns: Analysis['turns']): string[] {
  const swings = turns
    .filter(({ swing, red }) => Math.abs(swing) > red.high - red.low)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST_TOLD);
  if (swings.length === 0) return ['No single turn decided it.'];
  return swings.map(
    ({ turn, swing }) =>
      `Turn ${turn} swung it to ${swing > 0 ? 'Red' : 'Blue'}, by ${pointsAlone(Math.abs(swing)).replace('+', '')} points.`,
  );
}
