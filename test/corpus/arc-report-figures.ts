import type { ReportSection } from '../../src/battle-value/index.js';
import { differentLine, figuresIn } from './report-figures.js';

/** What stands before the arcs, what each arc adds line by line, and what follows them. */
interface ArcReport<Part> {
  readonly head: Part;
  readonly arcs: readonly (readonly string[])[];
  readonly tail: Part;
}

const isHeading = (line: string) => /^ {3}[A-Z][\w ()]*: *$/.test(line);

/** Figures of what a line adds, or of the heat it states; the running value depends on the order of the lines. */
const step = (says: string) => figuresIn(says.replace(/= *[\d.]+ *$/, '')).join(' ');

function arcsOfReference(report: string): ArcReport<string> {
  const lines = report.split('\n');
  const first = lines.findIndex((line) => line.includes('Heat Efficiency:')) + 1;
  const last = lines.findIndex((line) => line.includes('Speed Factor:'));
  const arcs: string[][] = [];
  let afterArcs = first;
  for (let index = first; index < last; index += 1) {
    const line = lines[index] as string;
    // Bare words say that an arc is empty, or that it overheats.
    const [, label = '', says = ''] = /^ {3}(\S.*?)(?: {3,}|$)(.*)$/.exec(line) ?? [];
    if (isHeading(line)) arcs.push([]);
    else if (step(says) !== '') arcs.at(-1)?.push(step(says));
    else if (label === '') continue;
    afterArcs = index + 1;
  }
  return {
    head: lines.slice(0, first).join('\n'),
    arcs,
    tail: lines.slice(afterArcs).join('\n'),
  };
}

function arcsOfReport(sections: readonly ReportSection[]): ArcReport<readonly ReportSection[]> {
  const first = sections.findIndex(({ title }) => title === 'Offensive rating') + 1;
  const last = sections.findIndex(({ title }) => title === 'All arcs');
  return {
    head: sections.slice(0, first),
    arcs: sections
      .slice(first, last)
      .map(({ lines }) => lines.map(({ calculation }) => step(calculation)).filter((said) => said !== '')),
    tail: sections.slice(last),
  };
}

/**
 * The three arcs that count most in their order, the rest in any; within an arc the reference lists weapons in no order
 * that a player would see.
 */
function comparable(arcs: readonly (readonly string[])[]): string {
  const shown = arcs.map((lines) => [...lines].sort().join(' | '));
  return [...shown.slice(0, 3), ...shown.slice(3).sort()].join('\n');
}

/** Nothing where the report of a large craft has the figures of the reference, or what differs. */
export function differentArcs(
  path: string,
  reference: string,
  sections: readonly ReportSection[],
): readonly string[] {
  const theirs = arcsOfReference(reference);
  const ours = arcsOfReport(sections);
  const lines = (part: readonly ReportSection[]) => part.flatMap((section) => section.lines);
  const [expected, found] = [comparable(theirs.arcs), comparable(ours.arcs)];
  return [
    ...differentLine(path, theirs.head, lines(ours.head)),
    ...(expected === found ? [] : [`${path}: arcs\n${found}\nreference\n${expected}`]),
    ...differentLine(path, theirs.tail, lines(ours.tail)),
  ];
}
