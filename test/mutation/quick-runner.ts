import { TestRunner } from 'vitest';

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

type Test = Parameters<TestRunner['onBeforeRunTask']>[0];

const THIS_TEST = 'this test';
const NONE = undefined;
const MORE_HITS = 10;
const SPARE_HITS = 1000;

/** Whole games meet many mutants and tell few apart, so they are left out. In microseconds, like the next. */
const LONG = 150_000;
/** What one test may take for all its mutants. */
const LONGEST_FOR_ALL = 4_000_000;

const shared = globalThis as typeof globalThis & { __stryker__?: Mutants; killedBefore?: Set<string> };
shared.__stryker__ ??= {};
shared.killedBefore ??= new Set();
const mutants = shared.__stryker__;
const killed = shared.killedBefore;

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
    if (process.cpuUsage(start).user > LONG) return;
    for (const [mutant, hits] of Object.entries(met)) {
      if (process.cpuUsage(start).user > LONGEST_FOR_ALL) return;
      if (killed.has(mutant) || !(await fails(run, mutant, hits))) continue;
      // A test that goes on failing has met what a mutant left behind, in a memory of the rules: that proves nothing.
      if (await fails(run, NONE, hits)) return;
      killed.add(mutant);
      kills.push(mutant);
    }
  }
}

async function mutantsMetBy(run: () => unknown): Promise<Record<string, number>> {
  mutants.activeMutant = NONE;
  mutants.currentTestId = THIS_TEST;
  if (mutants.mutantCoverage) mutants.mutantCoverage.perTest = {};
  await run();
  return mutants.mutantCoverage?.perTest[THIS_TEST] ?? {};
}

/** What loops on and on comes to an end by being hit too often. */
async function fails(run: () => unknown, mutant: string | undefined, hits: number): Promise<boolean> {
  mutants.activeMutant = mutant;
  mutants.hitCount = 0;
  mutants.hitLimit = hits * MORE_HITS + SPARE_HITS;
  if (mutants.mutantCoverage) mutants.mutantCoverage.perTest = {};
  try {
    await run();
    return false;
  } catch {
    return true;
  } finally {
    mutants.activeMutant = NONE;
    mutants.hitCount = undefined;
  }
}
