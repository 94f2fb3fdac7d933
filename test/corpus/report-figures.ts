import type { ReportLine } from '../../src/battle-value/index.js';

/** What a line of a report says in figures: those of its calculation, then the running value. */
interface Figures {
  readonly figures: readonly number[];
  /** Lines of a list whose order is no part of the comparison name it. */
  readonly list?: string;
}

/** Remarks in parentheses say why, not how much; only the heat of a weapon counts among them. */
export function figuresIn(text: string): number[] {
  const bare = text.replace(/\(([^()]*)\)/g, (_, remark: string) => (/^heat\b/i.test(remark) ? remark : ''));
  return (bare.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** A line of the reference is a label, a gap, and what it says; headings say nothing. */
function referenceFigures(report: string): Figures[] {
  let heading = '';
  return report.split('\n').flatMap((line): Figures[] => {
    // The sum of a trooper stands without a label.
    const [, label = '', said = ''] = /^ {3}(\S.*?)?(?: {3,}|$)(.*)$/.exec(line) ?? [];
    // A weapon pack that holds a PPC is taken for a capacitor, which adds nothing.
    const says = said.replace('+ 0 (Cap)', '');
    if (!label.startsWith('- ')) heading = label;
    if (says.trim() === '' || isCarriedByNobody(says)) return [];
    const figures = figuresIn(says);
    // The reference lists these two in no order that a player would see; for the latter, ours is that of the requirements.
    if (heading.startsWith('Defensive Equipment')) return [{ figures, list: 'defensive equipment' }];
    if (says.includes('(Heat: 0)')) return [{ figures, list: 'weapons without heat' }];
    return [{ figures }];
  });
}

/** Where all troopers have the secondary weapon, the primary is listed with a value that it does not add. */
const isCarriedByNobody = (says: string) => /^\+ \S*[1-9]\S* += 0 *$/.test(says);

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

/** Nothing where both reports have the same figures line by line, or the first line that differs. */
export function differentLine(path: string, reference: string, report: readonly ReportLine[]): string[] {
  const theirs = referenceFigures(reference);
  const ours = report.map((line, index): Figures => {
    const { list, figures } = theirs[index] ?? {};
    // Where the reference has bare words, as on swapping front and rear, ours may say more.
    if (figures?.length === 0) return { figures };
    return list === undefined ? { figures: shownFigures(line) } : { figures: shownFigures(line), list };
  });
  const [expected, found] = [comparable(theirs), comparable(ours)];
  const at = expected.findIndex((line, index) => !sayTheSame(line, found[index]));
  if (at < 0 && expected.length === found.length) return [];
  return [`${path}: line ${at + 1} is "${found[at]}", reference "${expected[at]}"`];
}

/** Three decimals are shown; what lies halfway between two may be shown as either. */
function sayTheSame(line: string, other: string | undefined): boolean {
  if (line === other) return true;
  const [figures, others] = [line.split(' '), other?.split(' ')];
  return (
    figures.length === others?.length &&
    figures.every((figure, index) => Math.abs(Number(figure) - Number(others[index])) < 0.0011)
  );
}
