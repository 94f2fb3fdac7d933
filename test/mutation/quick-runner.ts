import { Script } from 'node:vm';
import { TestRunner } from 'vitest';
import { LOCKSTEP, testsOf } from './tests-of-folder.js';

interface Mutants {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

declare module 'vitest' {
  interface TaskMeta {
    /** Mutants that this test has met, and how often. */
    met?: Readonly<Record<string, number>>;
    /** Mutants that this test has killed. */
    kills?: readonly string[];
  }
}

const { own } = testsOf(process.env.MUTATED);
/** Tests that were named on the command line. */
const ONLY_THESE = process.env.ONLY_TESTS !== undefined;

type Test = Parameters<TestRunner['onBeforeRunTask']>[0];

const THIS_TEST = 'this test';
const NONE = undefined;
const MORE_HITS = 10;
const SPARE_HITS = 1000;

/** Whole games meet many mutants and tell few apart, so they are left out. In microseconds, like the next. */
const LONG = 150_000;
/** The same for one of the folder's own tests. */
const LONG_OWN = 1_000_000;
/** What one test may take for all its mutants: one of the folder's own, one that was named, in lock-step, and any other. */
const LONGEST_OF_OWN = 2_000_000;
const LONGEST_OF_NAMED = 6_000_000;
const LONGEST_IN_LOCKSTEP = 1_000_000;
const LONGEST_OF_OTHERS = 100_000;

const shared = globalThis as typeof globalThis & {
  __stryker__?: Mutants;
  killedBefore?: Set<string>;
  triesOf?: Map<string, number>;
  runThisTest?: () => unknown;
  /** Filled by test/battle/read-once.ts. */
  unitsRead?: Map<string, unknown>;
};
shared.__stryker__ ??= {};
shared.killedBefore ??= new Set();
shared.triesOf ??= new Map();
const mutants = shared.__stryker__;
const killed = shared.killedBefore;
/** In how many tests each was on. */
const tries = shared.triesOf;
const triesOf = (mutant: string): number => tries.get(mutant) ?? 0;

/**
 * Runs each test once as it is, and then with every mutant that it has met and that is still alive. That takes
 * milliseconds, where a run of its own takes most of a second.
 */
export default class QuickRunner extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const start = process.cpuUsage();
    const met = await mutantsMetBy(run);
    const kills: string[] = [];
    test.meta.met = met;
    test.meta.kills = kills;
    const isOwn = ONLY_THESE || test.file.filepath.includes(own);
    if (process.cpuUsage(start).user > (isOwn ? LONG_OWN : LONG)) return;
    // Those that few tests have tried come first, because a long test has no time for all of them.
    const alive = Object.entries(met)
      .filter(([mutant]) => !killed.has(mutant))
      .sort(([one], [other]) => triesOf(one) - triesOf(other));
    const longest = longestFor(test.file.filepath);
    for (const [mutant, hits] of alive) {
      if (process.cpuUsage(start).user > longest) return;
      tries.set(mutant, triesOf(mutant) + 1);
      if (!(await fails(run, mutant, hits))) continue;
      // A test that goes on failing has met what a mutant left behind, in a memory of the rules: that proves nothing.
      if (await fails(run, NONE, hits)) return;
      killed.add(mutant);
      kills.push(mutant);
    }
  }
}

function longestFor(file: string): number {
  if (file.includes(LOCKSTEP)) return LONGEST_IN_LOCKSTEP;
  if (ONLY_THESE) return LONGEST_OF_NAMED;
  return file.includes(own) ? LONGEST_OF_OWN : LONGEST_OF_OTHERS;
}

async function mutantsMetBy(run: () => unknown): Promise<Record<string, number>> {
  mutants.activeMutant = NONE;
  mutants.currentTestId = THIS_TEST;
  shared.unitsRead?.clear();
  if (mutants.mutantCoverage) mutants.mutantCoverage.perTest = {};
  await run();
  return mutants.mutantCoverage?.perTest[THIS_TEST] ?? {};
}

/** Ends a synchronous loop that does not meet its mutant again, and counts it as noticed. In milliseconds, by the clock. */
const LONGEST_TRY = 5_000;
const runThisTest = new Script('globalThis.runThisTest()');

/** A loop that goes on for good ends because its mutant is hit too often, or else because it takes too long. */
async function fails(run: () => unknown, mutant: string | undefined, hits: number): Promise<boolean> {
  mutants.activeMutant = mutant;
  shared.unitsRead?.clear();
  mutants.hitCount = 0;
  mutants.hitLimit = hits * MORE_HITS + SPARE_HITS;
  if (mutants.mutantCoverage) mutants.mutantCoverage.perTest = {};
  shared.runThisTest = run;
  try {
    await runThisTest.runInThisContext({ timeout: LONGEST_TRY });
    return false;
  } catch {
    return true;
  } finally {
    mutants.activeMutant = NONE;
    mutants.hitCount = undefined;
  }
}
