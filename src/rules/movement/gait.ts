import { checkInteger } from '../../check/check.js';
import { type Carrier, hooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

const MOST = Number.POSITIVE_INFINITY;

/** Hexes by which a jump may leave the shortest path. */
export function jumpDetour(unit: Carrier, options: RulesetOption = {}): number {
  return Math.max(0, ...hooksOf(unit, options).map((hooks) => hooks.jumpDetour ?? 0));
}

/**
 * Whether a unit that walks so far may run this turn, after so many movement points spent in the last one.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function mayRun(
  unit: Carrier,
  walk: number,
  mpSpentLastTurn: number,
  options: RulesetOption = {},
): boolean {
  checkInteger('walk', walk, 0, MOST);
  checkInteger('mpSpentLastTurn', mpSpentLastTurn, 0, MOST);
  return mpSpentLastTurn >= walk || !hooksOf(unit, options).some(({ runsOnlyFromWalk }) => runsOnlyFromWalk);
}
