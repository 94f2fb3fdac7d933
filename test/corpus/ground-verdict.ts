import { referenceLines } from './shared.js';

/** What came of the lines of one file. */
export interface GroundComparison {
  readonly file: string;
  readonly lines: number;
  readonly equal: number;
  /** By oddity of README-ground.md, or by what the line asks that is not ours to answer. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly different: readonly string[];
}

export type Judged = 'equal' | { readonly leftOut: string } | { readonly different: string };

/** Judges every line of a file. */
export function compareLines<Case>(file: string, judge: (situation: Case) => Judged): GroundComparison {
  const lines = referenceLines<Case>(`situations/${file}`);
  let equal = 0;
  const leftOut: Record<string, number> = {};
  const different: string[] = [];
  for (const situation of lines) {
    const judged = judge(situation);
    if (judged === 'equal') equal += 1;
    else if ('leftOut' in judged) leftOut[judged.leftOut] = (leftOut[judged.leftOut] ?? 0) + 1;
    else different.push(judged.different);
  }
  return { file, lines: lines.length, equal, leftOut, different };
}

export const verdict = (wrong: readonly string[], about: string): Judged =>
  wrong.length === 0 ? 'equal' : { different: `${about}: ${wrong.slice(0, 4).join('; ')}` };

const SURE = -1;

/** What nobody misses has no number in the reference. */
export const certain = (number: number): number => (number < -20 ? SURE : number);

export function numberIn({
  kind,
  value,
}: {
  readonly kind: string;
  readonly value?: number | null;
}): number | undefined {
  if (kind === 'automatic_success') return SURE;
  return kind === 'number' ? (value ?? undefined) : undefined;
}
