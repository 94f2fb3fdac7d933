import { type Carrier, hooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

/** Returns the armor of the head with quirks, from the armor it was built with. */
export function headArmorOf(built: number, unit: Carrier, options: RulesetOption = {}): number {
  let armor = built;
  for (const { headArmor } of hooksOf(unit, options)) armor += headArmor ?? 0;
  return Math.max(0, armor);
}

/** Returns the points that a cowl can absorb during a game. */
export function cowlPoints(unit: Carrier, options: RulesetOption = {}): number {
  return Math.max(0, ...hooksOf(unit, options).map(({ cowl }) => cowl ?? 0));
}

export interface CowledHit {
  /** Damage that reaches the head. */
  readonly damage: number;
  /** Points left on the cowl. */
  readonly cowl: number;
}

/** Applies a hit to a head with this much cowl left. The cowl does not protect against an attacker straight ahead. */
export function throughCowl(damage: number, cowl: number, fromStraightAhead: boolean): CowledHit {
  const taken = fromStraightAhead ? 0 : Math.min(damage, cowl);
  return { damage: damage - taken, cowl: cowl - taken };
}
