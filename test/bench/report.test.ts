import { describe, expect, it } from 'vitest';
import { evenTicks, lineChart, powersOfTen } from '../../bench/growth/line-chart.js';
import { type Figure, figuresText, readFigures } from '../../bench/report/figures.js';
import { withSection } from '../../bench/report/performance-page.js';
import { markdownTable } from '../../bench/report/table.js';

const figure = (unit: string, asked: number, median: number, best: number): Figure => ({
  name: 'sample',
  what: 'something',
  unit,
  asked,
  rounds: 5,
  median,
  best,
  spread: 0.02,
  checksum: '1',
});
const lastLine = (row: Figure): string => markdownTable([row]).split('\n').at(-1) ?? '';

describe('the table', () => {
  it.each([
    ['a rate is met from what was asked upwards', figure('games/s', 300, 300, 310), '≥ 300 | yes |'],
    ['a time is met from what was asked downwards', figure('ms', 40, 40, 38), '≤ 40 | yes |'],
    ['what the best round alone meets is met at best', figure('games/s', 300, 299, 301), '≥ 300 | at best |'],
    ['what no round meets is not met', figure('s', 0.6, 0.9, 0.7), '≤ 0.6 | no |'],
  ])('%s', (_, row, end) => {
    expect(lastLine(row).endsWith(end)).toBe(true);
  });

  it('shows three figures that count', () => {
    expect(lastLine(figure('shots/s', 2e6, 1_934_567, 2_012_345))).toContain('| 1,930,000 | 2,010,000 |');
  });
});

describe('figures in a file', () => {
  const run = { machine: 'a machine', date: '3025-01-01', coresInUse: 0, rows: [figure('ms', 40, 39, 38)] };

  it('come back as they were written', () => {
    expect(readFigures(figuresText(run), 'figures.json')).toMatchObject(run);
  });

  it.each(['', '{}', '{"format":"other"}'])('another file (%j) is refused by its name', (text) => {
    expect(() => readFigures(text, 'other.json')).toThrow('other.json holds no figures');
  });
});

describe('the performance page', () => {
  const page = '# Page\n\n<!-- a: begin -->\n\nold\n\n<!-- a: end -->\n\nrest\n';

  it('gets new text between the marks of a section and keeps the rest', () => {
    const once = withSection(page, 'a', 'new');
    expect(once).toBe('# Page\n\n<!-- a: begin -->\n\nnew\n\n<!-- a: end -->\n\nrest\n');
    expect(withSection(once, 'a', 'new')).toBe(once);
  });

  it('without the marks nothing is written', () => {
    expect(() => withSection(page, 'b', 'new')).toThrow('lost its marks');
  });
});

describe('pictures', () => {
  it('have ticks at steps of 1, 2 or 5, up to the highest value', () => {
    expect(evenTicks(100_000)).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
    expect(evenTicks(148)).toEqual([0, 50, 100, 150]);
    expect(powersOfTen([3, 320])).toEqual([1, 10, 100, 1000]);
  });

  it('are scaled so that the ends of an axis are its first and last tick', () => {
    const axis = { title: 'number', ticks: [0, 10] };
    const picture = lineChart({
      description: 'a < b',
      x: axis,
      y: axis,
      lines: [{ name: '', points: [[0, 10] as const, [10, 0] as const] }],
    });
    expect(picture).toContain('<title>a &lt; b</title>');
    expect(picture).toContain('points="64,44 624,324"');
  });
});
