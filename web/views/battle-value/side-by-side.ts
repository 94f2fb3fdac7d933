import type { ReportLine, ReportSection } from '../../../src/battle-value/index.js';

/** The same line of two reports; one of them may lack it. */
interface LinePair {
  readonly label: string;
  readonly a: ReportLine | undefined;
  readonly b: ReportLine | undefined;
}

export interface SectionPair {
  readonly title: string;
  readonly lines: readonly LinePair[];
}

/** Two reports line by line: lines belong together by section and label, repeated ones by their order. */
export function sideBySide(a: readonly ReportSection[], b: readonly ReportSection[]): readonly SectionPair[] {
  const titles = inOneOrder(
    a.map(({ title }) => title),
    b.map(({ title }) => title),
  );
  return titles.map((title) => {
    const of = (sections: readonly ReportSection[]) => numbered(sections.find((one) => one.title === title));
    const linesOfA = of(a);
    const linesOfB = of(b);
    return {
      title,
      lines: inOneOrder([...linesOfA.keys()], [...linesOfB.keys()]).map((key) => {
        const lineOfA = linesOfA.get(key);
        const lineOfB = linesOfB.get(key);
        return { label: (lineOfA ?? lineOfB)?.label ?? '', a: lineOfA, b: lineOfB };
      }),
    };
  });
}

function numbered(section: ReportSection | undefined): ReadonlyMap<string, ReportLine> {
  const lines = new Map<string, ReportLine>();
  for (const line of section?.lines ?? []) {
    let key = line.label;
    for (let times = 2; lines.has(key); times += 1) key = `${line.label} (${times})`;
    lines.set(key, line);
  }
  return lines;
}

/** All of both, each once; what only the second has stands where it stands there, after what both have. */
function inOneOrder(first: readonly string[], second: readonly string[]): readonly string[] {
  const merged = [...first];
  let place = 0;
  for (const key of second) {
    const known = merged.indexOf(key);
    if (known >= 0) place = Math.max(place, known + 1);
    else {
      merged.splice(place, 0, key);
      place += 1;
    }
  }
  return merged;
}
