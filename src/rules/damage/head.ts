import { checkInteger } from '../../check/check.js';
import { type Carrier, hooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

const MOST = Number.POSITIVE_INFINITY;

/** Points of armor on the head, of those it was built with. */
export function headArmorOf(built: number, unit: Carrier, options: RulesetOption = {}): number {
  checkInteger('built', built, 0, MOST);
  let armor = built;
  for (const { headArmor } of hooksOf(unit, options)) armor += headArmor ?? 0;
  return Math.max(0, armor);
}

/** Points that a cowl can take in a game. */
export function cowlPoints(unit: Carrier, options: RulesetOption = {}): number {
  return Math.max(0, ...hooksOf(unit, options).map(({ cowl }) => cowl ?? 0));
}

export interface CowledHit {
  /** What goes on to the head. */
  readonly damage: number;
  /** What is left of the cowl. */
  readonly cowl: number;
}

/** A hit on a head with so much of its cowl left, which is open to an attacker straight ahead. */
export function throughCowl(damage: number, cowl: number, fromStraightAhead: boolean): CowledHit {
  checkInteger('damage', damage, 0, MOST);
  checkInteger('cowl', cowl, 0, MOST);
  const taken = fromStraightAhead ? 0 : Math.min(damage, cowl);
  return { damage: damage - taken, cowl: cowl - taken };
}
