import { checkInteger } from '../../check/check.js';
import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { type Carrier, hooksOf, weaponHooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

type WeaponQuirks = readonly string[] | undefined;

const LOWEST_ROLL = 2;
const HIGHEST_ROLL = 12;

/** Whether another kind of ammunition may be loaded in a game. */
export const mayChangeAmmunition = (weaponQuirks: WeaponQuirks, options: RulesetOption = {}): boolean =>
  !weaponHooksOf(weaponQuirks, options).some(({ fixedFeed }) => fixedFeed);

export type FeedResult = 'feeds' | 'jams' | 'explodes';

/**
 * What a faulty feed does after this attack roll: only the lowest asks for another roll. A weapon that jams fires no
 * more in the game, one that explodes does so with the round in it.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function rollAmmunitionFeed(
  weaponQuirks: WeaponQuirks,
  attackRoll: number,
  roller: D6Roller,
  options: RulesetOption = {},
): FeedResult {
  checkInteger('attackRoll', attackRoll, LOWEST_ROLL, HIGHEST_ROLL);
  const fault = weaponHooksOf(weaponQuirks, options).find(({ feedFails }) => feedFails)?.feedFails;
  if (fault === undefined || attackRoll > LOWEST_ROLL) return 'feeds';
  const { total } = roll2d6(roller);
  if (total >= fault.explodesFrom) return 'explodes';
  return total >= fault.jamsFrom ? 'jams' : 'feeds';
}

/** Whether firing this energy weapon disturbs the unit's own electronics for the turn that follows. */
export function disturbsElectronics(
  unit: Carrier,
  weaponQuirks: WeaponQuirks,
  options: RulesetOption = {},
): boolean {
  const hooks = [...hooksOf(unit, options), ...weaponHooksOf(weaponQuirks, options)];
  return hooks.some((hook) => hook.disturbsElectronics);
}
