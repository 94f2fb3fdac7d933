import { median } from '../measure/measure.js';
import { inWords } from '../report/figures.js';

/** A figure of the first commit and of the second, measured one right after the other. */
export type Pair = readonly [before: number, after: number];

/** Median and best of each, and the improvement of the second: the median of the pairs, with their range. */
export function comparisonOf(pairs: readonly Pair[], better: 'more' | 'less'): string {
  const figures = ([0, 1] as const).map((commit) => {
    const column = pairs.map((pair) => pair[commit]);
    if (column.length === 1) return inWords(median(column));
    const best = better === 'more' ? Math.max(...column) : Math.min(...column);
    return `${inWords(median(column))} (best ${inWords(best)})`;
  });
  const ratios = pairs.map(([before, after]) => (better === 'more' ? after / before : before / after));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  const range = ratios.length === 1 ? '' : ` (${least} to ${most})`;
  return `${figures.join(' and ')}: ratio ${median(ratios).toFixed(2)}${range}`;
}
