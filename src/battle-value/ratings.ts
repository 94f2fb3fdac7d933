import type { Ruleset } from '../rules/ruleset.js';
import type { Unit } from '../units/index.js';
import type { ReportWriter } from './report.js';

/** What the sums of a unit come to. */
export interface Ratings {
  /** After its factors, unrounded. */
  readonly defensive: number;
  /** After its factors, unrounded. */
  readonly offensive: number;
  /** Both together with their last factors, before it is rounded. */
  readonly exact: number;
}

/** The sums of one kind of unit: one walk, which writes itself down where a report comes along. */
export type BattleValueSums<Kind extends Unit> = (
  unit: Kind,
  ruleset: Ruleset,
  report?: ReportWriter,
) => Ratings;
