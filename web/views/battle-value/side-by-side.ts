import type { ReportSection } from '../../../src/edge/battle-value.js';

/** A line with its own value, if it has one. */
export interface ItemLine {
  readonly label: string;
  readonly calculation: string;
  /** What the line adds; for lines that change the sum as a whole, the sum so far. */
  readonly worth: number | undefined;
}

/** The same line of two reports; one of them may lack it. */
interface LinePair {
  readonly label: string;
  readonly a: ItemLine | undefined;
  readonly b: ItemLine | undefined;
}

export interface SectionPair {
  readonly title: string;
  readonly lines: readonly LinePair[];
}

/** Pairs the lines of two reports by section and label, and repeated lines by their order. */
export function sideBySide(a: readonly ReportSection[], b: readonly ReportSection[]): readonly SectionPair[] {
  const titles = inOneOrder(
    a.map(({ title }) => title),
    b.map(({ title }) => title),
  );
  const itemsOfA = itemLines(a);
  const itemsOfB = itemLines(b);
  return titles.map((title) => {
    const linesOfA = numbered(itemsOfA.get(title) ?? []);
    const linesOfB = numbered(itemsOfB.get(title) ?? []);
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

function numbered(items: readonly ItemLine[]): ReadonlyMap<string, ItemLine> {
  const lines = new Map<string, ItemLine>();
  for (const line of items) {
    let key = line.label;
    for (let times = 2; lines.has(key); times += 1) key = `${line.label} (${times})`;
    lines.set(key, line);
  }
  return lines;
}

/** Lines by the title of their section. Reports state running sums; for a comparison each line needs what it adds. */
function itemLines(sections: readonly ReportSection[]): ReadonlyMap<string, readonly ItemLine[]> {
  let sum = 0;
  const items = new Map<string, readonly ItemLine[]>();
  for (const { title, continues, lines } of sections) {
    if (!continues) sum = 0;
    const inOrder = lines.map(({ label, calculation, value }) => {
      if (value === undefined) return { label, calculation, worth: undefined };
      const before = sum;
      sum = value;
      return { label, calculation, worth: ADDS.test(calculation) ? value - before : value };
    });
    if (!items.has(title)) items.set(title, inOrder);
  }
  return items;
}

/** Calculations of lines that add to the sum, or subtract from it, begin with their sign. */
const ADDS = /^[+−] /;

/** All keys of both without duplicates; keys of the second alone come where they are there, after those of both. */
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
