import { seedOf } from '../../../src/dice/index.js';
import type { Engine } from '../engine.js';
import { CELLS, jobOf } from '../plan/cells.js';
import { type LoadedMatchUp, MATCH_UPS } from '../plan/match-ups.js';
import type { Subject } from '../plan/subjects.js';
import { type Estimate, halfWidth } from '../statistics/estimate.js';
import { addCounts, type PairCounts, worthOfPairs } from '../statistics/swapped-pairs.js';
import type { Form, Rounds } from './form.js';
import type { KeptPart } from './kept-part.js';
import type { OnStep } from './progress.js';

/** One round of a subject: for each cell, pairs of games by both outcomes. */
export interface MeasuredRound {
  readonly key: string;
  readonly round: number;
  readonly cells: readonly PairCounts[];
}

/** A subject and its number of rounds. */
export interface Asked extends Subject {
  readonly rounds: Rounds;
  /** Half the width of its interval in standard errors. */
  readonly z: number;
}

/** Subjects with jobs in the pool at once, so that no thread waits for the last game of a round. */
const AT_ONCE = 3;

/** The rounds of a subject so far, in order. */
export function roundsOf(
  { key }: Pick<Subject, 'key'>,
  lines: readonly MeasuredRound[],
): readonly MeasuredRound[] {
  const byRound = new Map(lines.filter((line) => line.key === key).map((line) => [line.round, line]));
  const rounds: MeasuredRound[] = [];
  for (let next = byRound.get(0); next !== undefined; next = byRound.get(rounds.length)) rounds.push(next);
  return rounds;
}

export const countsOf = (rounds: readonly MeasuredRound[]): readonly PairCounts[] =>
  rounds
    .map(({ cells }) => cells)
    .reduce((sum, cells) => sum.map((own, cell) => addCounts(own, cells[cell] ?? [])));

export const estimateOf = (rounds: readonly MeasuredRound[], z: number): Estimate =>
  worthOfPairs(countsOf(rounds), z);

/** Whether the subject is done: the interval is narrow enough, or all planned rounds are played. */
export function isMeasured(
  { rounds: { least, most, target }, z }: Asked,
  rounds: readonly MeasuredRound[],
): boolean {
  if (rounds.length < least) return false;
  return rounds.length >= most || halfWidth(estimateOf(rounds, z)) < target;
}

/** Rounds that a subject will take, judged by its interval, which narrows with their square root. */
function roundsAhead(
  { rounds: { least, most, target }, z }: Asked,
  rounds: readonly MeasuredRound[],
): number {
  if (rounds.length === 0) return target === 0 ? most : (least + most) / 2;
  if (target === 0) return most;
  const needed = rounds.length * (halfWidth(estimateOf(rounds, z)) / target) ** 2;
  return Math.min(most, Math.max(least, rounds.length, Math.ceil(needed)));
}

/** Plays the missing rounds until every subject is measured. */
export async function measure(
  engine: Engine,
  matchUps: readonly LoadedMatchUp[],
  asked: readonly Asked[],
  { form, seed, kept, onStep }: { form: Form; seed: number; kept: KeptPart<MeasuredRound>; onStep: OnStep },
): Promise<void> {
  const known = new Map(asked.map((subject) => [subject.key, [...roundsOf(subject, kept.lines)]]));
  const open = (round: number): Asked[] =>
    asked.filter((subject) => {
      const rounds = known.get(subject.key) ?? [];
      return rounds.length === round && !isMeasured(subject, rounds);
    });
  const tell = (games: number): void => {
    let [done, inAll] = [0, 0];
    for (const subject of asked) {
      const rounds = known.get(subject.key) ?? [];
      done += rounds.length;
      inAll += isMeasured(subject, rounds) ? rounds.length : roundsAhead(subject, rounds);
    }
    onStep({ share: done / inAll, games });
  };
  const most = Math.max(...asked.map(({ rounds }) => rounds.most));
  for (let round = 0; round < most; round += 1) {
    const waiting = open(round);
    const work = async (): Promise<void> => {
      for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
        const cells = await playRound(engine, matchUps, subject, round, form, seed);
        const line = { key: subject.key, round, cells };
        kept.add(line);
        known.get(subject.key)?.push(line);
        tell(2 * cells.flat().reduce((sum, count) => sum + count, 0));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}

/** Games of a cell are numbered through all rounds. */
const playRound = (
  engine: Engine,
  matchUps: readonly LoadedMatchUp[],
  { change, ruleset, rounds, number }: Asked,
  round: number,
  form: Form,
  seed: number,
): Promise<readonly PairCounts[]> =>
  Promise.all(
    CELLS.map(async ({ matchUp }, cell) => {
      const pairs = Math.max(1, Math.round((MATCH_UPS[matchUp]?.pairs ?? 0) * form.pairs));
      const job = jobOf(engine, matchUps, cell, change, {
        ruleset,
        seed: seedOf(seed, number),
        games: pairs * rounds.most,
      });
      const tally = await engine.play(job, round * pairs, (round + 1) * pairs);
      return tally.pairs;
    }),
  );
