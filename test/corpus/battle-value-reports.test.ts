import { describe, expect, it } from 'vitest';
import { calculateBattleValue, type ReportLine } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { readMtf } from '../../src/units/index.js';
import { referenceData, referenceLines, referenceText, whereAbsent } from './shared.js';

/** What a line of a report says in figures: those of its calculation, then the running value. */
interface Figures {
  readonly figures: readonly number[];
  /** Lines of a list whose order is no part of the comparison name it. */
  readonly list?: string;
}

/** Remarks in parentheses say why, not how much; only the heat of a weapon counts among them. */
function figuresIn(text: string): number[] {
  const bare = text.replace(/\(([^()]*)\)/g, (_, remark: string) => (/^heat\b/i.test(remark) ? remark : ''));
  return (bare.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** A line of the reference is a label, a gap, and what it says; headings say nothing. */
function referenceFigures(report: string): Figures[] {
  let heading = '';
  return report.split('\n').flatMap((line): Figures[] => {
    const [, label = '', says = ''] = /^ {3}(\S.*?)(?: {3,}|$)(.*)$/.exec(line) ?? [];
    if (!label.startsWith('- ')) heading = label;
    if (says.trim() === '') return [];
    const figures = figuresIn(says);
    // The reference lists these two in no order that a player would see; for the latter, ours is that of requirement 004.
    if (heading.startsWith('Defensive Equipment')) return [{ figures, list: 'defensive equipment' }];
    if (says.includes('(Heat: 0)')) return [{ figures, list: 'weapons without heat' }];
    return [{ figures }];
  });
}

const shownFigures = ({ calculation, value }: ReportLine): number[] => [
  ...figuresIn(calculation),
  ...(value === undefined ? [] : [Math.round(value * 1000) / 1000]),
];

/** One string a line; the lines of a list sorted by what they add, and after them the value they lead to. */
function comparable(lines: readonly Figures[]): string[] {
  const result: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const { list, figures } = lines[index] as Figures;
    if (list === undefined) {
      result.push(figures.join(' '));
      continue;
    }
    const first = index;
    while (lines[index + 1]?.list === list) index += 1;
    const steps = lines.slice(first, index + 1).map((line) => line.figures.slice(0, -1).join(' '));
    result.push(...steps.sort(), `${list}: ${lines[index]?.figures.at(-1)}`);
  }
  return result;
}

describe.skipIf(!referenceData)(`The Battle Value report of every 'Mech of the corpus${whereAbsent}`, () => {
  const units = (referenceData ? referenceLines<{ readonly path: string }>('expected.jsonl') : [])
    .filter(({ path }) => path.endsWith('.mtf'))
    .map(({ path }) => {
      const mech = readMtf(referenceText(`units/${path}`), officialCatalog, path);
      return { path, mech, lines: linesOf(mech) };
    });

  function linesOf(mech: ReturnType<typeof readMtf>): readonly ReportLine[] {
    const { sections } = calculateBattleValue(mech, { ruleset: 'total-warfare' });
    return sections.flatMap(({ lines }) => lines);
  }

  it('ends in the Battle Value', () => {
    expect(units).toHaveLength(2170);
    for (const { path, mech, lines } of units) {
      const { battleValue } = calculateBattleValue(mech, { ruleset: 'total-warfare' });
      expect(lines.at(-1)?.value, path).toBe(battleValue);
    }
  });

  it('has the lines of the reference report in their order, with the same figures on each', () => {
    const different = units.flatMap(({ path, lines }) => {
      const reference = referenceFigures(referenceText(`bv-reports/${path}.txt`));
      const ours = lines.map((line, index): Figures => {
        const { list, figures } = reference[index] ?? {};
        // Where the reference has bare words, as on swapping front and rear, ours may say more.
        if (figures?.length === 0) return { figures };
        return list === undefined ? { figures: shownFigures(line) } : { figures: shownFigures(line), list };
      });
      const [expected, found] = [comparable(reference), comparable(ours)];
      const at = expected.findIndex((line, index) => line !== found[index]);
      const same = at < 0 && expected.length === found.length;
      return same ? [] : [`${path}: line ${at + 1} is "${found[at]}", reference "${expected[at]}"`];
    });
    expect(different.slice(0, 10)).toEqual([]);
    expect(different).toHaveLength(0);
  }, 30_000);
});
