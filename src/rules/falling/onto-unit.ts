import { checkInteger, checkTonnage } from '../../check/check.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** What the falling unit has to roll to strike whoever stands below, before movement and terrain. */
export const FALL_ONTO_UNIT_NUMBER = 7;
/** From so many levels on, a fall into an occupied hex is an attack on the unit there. */
export const FALL_ONTO_UNIT_LEVELS = 2;

export interface FallOntoUnitOptions extends RulesetOption {
  /** Levels that the unit below reaches above its feet: 1 for a 'Mech that stands, 0 for one that lies. */
  readonly heightBelow?: number;
}

/** Levels down to where a falling unit meets the one below. */
export function levelsOntoUnit(
  levels: number,
  { heightBelow = 1, ruleset }: FallOntoUnitOptions = {},
): number {
  return rulesetOf(ruleset).falling.shortenedByUnitBelow ? levels - heightBelow : levels;
}

/** Damage to the unit below, on the punch table. */
export function calculateFallOntoUnitDamage(
  tonnage: number,
  levels: number,
  options: FallOntoUnitOptions = {},
): number {
  checkTonnage('tonnage', tonnage);
  checkInteger('levels', levels, FALL_ONTO_UNIT_LEVELS, Number.POSITIVE_INFINITY);
  return levelsOntoUnit(levels, options) * Math.ceil(tonnage / 10);
}
