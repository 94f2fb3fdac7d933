/** One line that a player can check by hand. */
export interface ReportLine {
  readonly label: string;
  /**
   * How the value comes about; empty where the label says it all. It begins with a sign, + or −, where the line adds to
   * the value before it or takes from it.
   */
  readonly calculation: string;
  /** The running value after this line; left out for lines that only inform. */
  readonly value?: number;
}

export interface ReportSection {
  readonly title: string;
  /** Its values go on from those of the section before: the arcs of large craft. Others start anew. */
  readonly continues?: true;
  readonly lines: readonly ReportLine[];
}

/**
 * Writes the sums down while they are made. The sums are the same with and without it: who wants the bare number leaves
 * it out, and no word is built.
 */
export class ReportWriter {
  readonly sections: { title: string; continues?: true; lines: ReportLine[] }[] = [];

  section(title: string): void {
    this.sections.push({ title, lines: [] });
  }

  /** A section whose values go on from those of the section before. */
  continuedSection(title: string): void {
    this.sections.push({ title, continues: true, lines: [] });
  }

  line(label: string, calculation: string, value?: number): void {
    const line = value === undefined ? { label, calculation } : { label, calculation, value };
    this.sections.at(-1)?.lines.push(line);
  }
}

/** At most three decimals, none that are zero. */
export function shown(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
