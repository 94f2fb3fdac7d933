import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** Base target number for a falling unit to strike the unit below, before movement and terrain. */
export const FALL_ONTO_UNIT_NUMBER = 7;
/** A fall of this many levels or more into an occupied hex is an attack on the unit there. */
export const FALL_ONTO_UNIT_LEVELS = 2;

export interface FallOntoUnitOptions extends RulesetOption {
  /** Levels that the unit below rises above its hex: 1 for a standing 'Mech, 0 for a prone one. */
  readonly heightBelow?: number;
}

/** Returns the levels that a unit falls before it strikes the unit below. */
export function levelsOntoUnit(
  levels: number,
  { heightBelow = 1, ruleset }: FallOntoUnitOptions = {},
): number {
  return rulesetOf(ruleset).falling.shortenedByUnitBelow ? levels - heightBelow : levels;
}

/** Returns the damage to the unit below, which rolls on the punch table. */
export function calculateFallOntoUnitDamage(
  tonnage: number,
  levels: number,
  options: FallOntoUnitOptions = {},
): number {
  return levelsOntoUnit(levels, options) * Math.ceil(tonnage / 10);
}
