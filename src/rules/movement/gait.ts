import { type Carrier, hooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

/** Returns the hexes by which a jump may deviate from the shortest path. */
export function jumpDetour(unit: Carrier, options: RulesetOption = {}): number {
  return Math.max(0, ...hooksOf(unit, options).map((hooks) => hooks.jumpDetour ?? 0));
}

/** Whether a unit with this walking MP may run, given the movement points it spent last turn. */
export function mayRun(
  unit: Carrier,
  walk: number,
  mpSpentLastTurn: number,
  options: RulesetOption = {},
): boolean {
  return mpSpentLastTurn >= walk || !hooksOf(unit, options).some(({ runsOnlyFromWalk }) => runsOnlyFromWalk);
}
