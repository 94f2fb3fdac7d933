import type { Ruleset } from '../rules/ruleset.js';
import type { Unit } from '../units/index.js';
import type { ReportWriter } from './report.js';

/** The results of a unit's sums. */
export interface Ratings {
  /** After its factors, unrounded. */
  readonly defensive: number;
  /** After its factors, unrounded. */
  readonly offensive: number;
  /** Both together with their last factors, unrounded. */
  readonly exact: number;
}

/** The sums of one kind of unit: a single pass, which also writes the report if one is given. */
export type BattleValueSums<Kind extends Unit> = (
  unit: Kind,
  ruleset: Ruleset,
  report?: ReportWriter,
) => Ratings;
