import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { type Carrier, hooksOf, weaponHooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

type WeaponQuirks = readonly string[] | undefined;

const LOWEST_ROLL = 2;

/** Whether the weapon may be loaded with another kind of ammunition during a game. */
export const mayChangeAmmunition = (weaponQuirks: WeaponQuirks, options: RulesetOption = {}): boolean =>
  !weaponHooksOf(weaponQuirks, options).some(({ fixedFeed }) => fixedFeed);

export type FeedResult = 'feeds' | 'jams' | 'explodes';

/**
 * Rolls for a faulty feed after an attack roll of 2, and returns the result. Other attack rolls always feed. A jammed
 * weapon is out for the game; one that explodes does so with the round in it.
 */
export function rollAmmunitionFeed(
  weaponQuirks: WeaponQuirks,
  attackRoll: number,
  roller: D6Roller,
  options: RulesetOption = {},
): FeedResult {
  const fault = weaponHooksOf(weaponQuirks, options).find(({ feedFails }) => feedFails)?.feedFails;
  if (fault === undefined || attackRoll > LOWEST_ROLL) return 'feeds';
  const { total } = roll2d6(roller);
  if (total >= fault.explodesFrom) return 'explodes';
  return total >= fault.jamsFrom ? 'jams' : 'feeds';
}

/** Whether firing this energy weapon disrupts the unit's own electronics in the next turn. */
export function disturbsElectronics(
  unit: Carrier,
  weaponQuirks: WeaponQuirks,
  options: RulesetOption = {},
): boolean {
  const hooks = [...hooksOf(unit, options), ...weaponHooksOf(weaponQuirks, options)];
  return hooks.some((hook) => hook.disturbsElectronics);
}
