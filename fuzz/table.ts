import type { Scoreboard } from './scoreboard.js';
import type { Target } from './target.js';

const HEADS = ['target', 'cases', 'refused', 'findings', 'CPU s', 'slowest ms', 'of seed'] as const;

/** Cases, refusals and findings of each target. */
export function summaryTable(
  targets: readonly Target[],
  played: readonly number[],
  board: Scoreboard,
): string {
  const total = { cases: 0, refused: 0, findings: 0, seconds: 0 };
  const rows = played.map((index) => {
    const { cases, refused, findings, seconds, slowest, slowestSeed } = board.score(index);
    total.cases += cases;
    total.refused += refused;
    total.findings += findings;
    total.seconds += seconds;
    return [
      targets[index]?.name ?? '',
      count(cases),
      count(refused),
      count(findings),
      seconds.toFixed(1),
      (slowest * 1000).toFixed(1),
      String(slowestSeed),
    ];
  });
  const sum = [
    'together',
    count(total.cases),
    count(total.refused),
    count(total.findings),
    total.seconds.toFixed(1),
    '',
    '',
  ];
  return [[...HEADS], ...rows, sum].map(line).join('\n');
}

const count = (value: number): string => value.toLocaleString('en');

const WIDTH = 12;

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, place) => (place === 0 ? cell.padEnd(16) : cell.padStart(WIDTH)))
    .join('')
    .trimEnd();
