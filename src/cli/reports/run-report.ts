import { comparisonOf } from '../../simulate/compare.js';
import type { Job, JobTally } from '../../simulate/index.js';
import { resultOf } from '../../simulate/result.js';
import type { Tally } from '../../simulate/tally.js';
import { BATTLE_SCHEMA, battleReport, forceWords } from './battle-words.js';
import { comparisonReport } from './comparison-report.js';

/** Returns what `battle` prints for one battle and `compare` for two, wherever they were played. */
export function runReport(job: Job, tally: JobTally, change: readonly string[], json: boolean): string {
  const [before, after] = job;
  if (after === undefined) {
    const result = resultOf(before, tally.tallies[0] as Tally);
    return json ? JSON.stringify({ schema: BATTLE_SCHEMA, ...result }) : battleReport(result);
  }
  const comparison = comparisonOf(job, tally);
  return json
    ? JSON.stringify({
        schema: BATTLE_SCHEMA,
        games: comparison.before.games,
        seed: comparison.before.seed,
        change,
        ...comparison,
      })
    : comparisonReport(comparison, change, forceWords(before.red), forceWords(before.blue));
}
