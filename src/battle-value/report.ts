/** One line that a player can check by hand. */
export interface ReportLine {
  readonly label: string;
  /**
   * How the value is calculated; empty if the label says it all. It begins with a sign, + or −, if the line adds to
   * the previous value or subtracts from it.
   */
  readonly calculation: string;
  /** The running value after this line; left out for lines that only inform. */
  readonly value?: number;
}

export interface ReportSection {
  readonly title: string;
  /** Its values continue from the previous section, as for the arcs of large craft. Other sections start again. */
  readonly continues?: true;
  readonly lines: readonly ReportLine[];
}

/**
 * Writes the report while the sums are made. The sums are the same with and without it. Callers who want only the
 * number leave it out, and no text is built.
 */
export class ReportWriter {
  readonly sections: { title: string; continues?: true; lines: ReportLine[] }[] = [];

  section(title: string): void {
    this.sections.push({ title, lines: [] });
  }

  /** Starts a section whose values continue from the previous one. */
  continuedSection(title: string): void {
    this.sections.push({ title, continues: true, lines: [] });
  }

  line(label: string, calculation: string, value?: number): void {
    const line = value === undefined ? { label, calculation } : { label, calculation, value };
    this.sections.at(-1)?.lines.push(line);
  }
}

/** At most three decimals, without trailing zeros. */
export function shown(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Returns the value times a factor, and writes that as a line. */
export function multiplied(before: number, label: string, factor: number, report?: ReportWriter): number {
  const value = before * factor;
  report?.line(label, `${shown(before)} × ${shown(factor)}`, value);
  return value;
}
