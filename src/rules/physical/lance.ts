import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

export interface LancedLocation {
  /** After the damage of the hit. */
  readonly armorLeft: number;
  /** As named in the catalog. */
  readonly armorType?: string;
}

/** Rolls for whether a lance that hit pierces the remaining armor, for one point of damage to the structure. */
export function rollLancePierces(
  { armorLeft, armorType = '' }: LancedLocation,
  roller: D6Roller,
  { ruleset }: RulesetOption = {},
  from: number | null = rulesetOf(ruleset).physical.lancePiercesFrom,
): boolean {
  const { stopsLances } = rulesetOf(ruleset).damage;
  if (armorLeft <= 0 || from === null || stopsLances.includes(armorType)) return false;
  return roll2d6(roller).total >= from;
}
