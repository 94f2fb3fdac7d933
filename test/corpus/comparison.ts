import { expect } from 'vitest';
import { isDifference } from './core-oddities.js';
import { ONLY_A_BATTLE_CAN_JUDGE, type Reason, reasonWords } from './oddities.js';
import { referenceText } from './shared.js';

/** What came of one case: it agrees, it is left out for a reason that is known, or it differs. */
export type Verdict = 'equal' | Reason | { readonly different: unknown };

export interface Comparison {
  readonly file: string;
  readonly cases: number;
  readonly equal: number;
  readonly leftOut: ReadonlyMap<Reason, number>;
  readonly different: readonly unknown[];
}

export function compareEach<Case>(
  file: string,
  cases: readonly Case[],
  judge: (situation: Case) => Verdict,
): Comparison {
  const leftOut = new Map<Reason, number>();
  const different: unknown[] = [];
  let equal = 0;
  for (const situation of cases) {
    const verdict = judge(situation);
    if (verdict === 'equal') equal += 1;
    else if (typeof verdict === 'object') different.push(verdict.different);
    else leftOut.set(verdict, (leftOut.get(verdict) ?? 0) + 1);
  }
  return { file, cases: cases.length, equal, leftOut, different };
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Cases whose answers differ, or that cannot be compared. */
const countOf = (reasons: ReadonlyMap<Reason, number>, differ: boolean): number =>
  sum([...reasons].filter(([reason]) => isDifference(reason) === differ).map(([, count]) => count));

/** For who runs `npm run situations`: what agreed, what was left out by which oddity, what differs. */
function tellComparison({ file, equal, leftOut, different }: Comparison): void {
  const lines = [...leftOut]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${String(count).padStart(5)}  ${reasonWords(reason)}\n`);
  process.stdout.write(
    `${file}: ${equal} equal, ${countOf(leftOut, false)} left out, ${countOf(leftOut, true) + different.length} different\n${lines.join('')}`,
  );
}

/** Cases that may be left out, water of depth 1 and what only a battle can judge aside. */
const MOST_LEFT_OUT = 0.02;
const WATER: Reason = 1;
/** Cases that may differ for a reason that is known. */
const MOST_DIFFERENT = 0.01;

/** Told to people, and held to its promise: nothing differs, and little is left out, each by a number of the README. */
export function expectAgreement(comparison: Comparison): void {
  tellComparison(comparison);
  const { cases, leftOut, different } = comparison;
  expect(different).toEqual([]);
  const list = referenceText('situations/README.md').split('## Where MegaMek is odd')[1] ?? '';
  const numbered = new Set([...list.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)));
  const quoted = [...leftOut.keys()].filter((reason) => reason !== ONLY_A_BATTLE_CAN_JUDGE);
  expect(quoted.filter((reason) => typeof reason !== 'number' || !numbered.has(reason))).toEqual([]);
  const bounded = quoted.filter((reason) => reason !== WATER).map((reason) => leftOut.get(reason) ?? 0);
  expect(cases).toBeGreaterThan(0);
  expect(sum(bounded) / cases).toBeLessThan(MOST_LEFT_OUT);
}

/** Of two editions: little is left out of any file and less differs, each case for a reason that has words. */
export function expectAgreementOfEdition(comparison: Comparison): void {
  tellComparison(comparison);
  const { cases, leftOut, different } = comparison;
  expect(different).toEqual([]);
  expect(cases).toBeGreaterThan(0);
  expect(countOf(leftOut, false) / cases).toBeLessThan(MOST_LEFT_OUT);
  expect(countOf(leftOut, true) / cases).toBeLessThan(MOST_DIFFERENT);
}
