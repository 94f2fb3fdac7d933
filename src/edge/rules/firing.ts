import { ammunition, equipmentItem } from '../../catalog/item-check.js';
import { checked } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import * as firing from '../../rules/firing/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import { catalog, optionalIds, roller, rollOfTwoDice, rulesetOption } from '../common.js';
import { carrier } from './shapes.js';

export * from '../../rules/firing/index.js';

export const disturbsElectronics = checked(firing.disturbsElectronics, {
  unit: carrier,
  weaponQuirks: optionalIds,
  options: rulesetOption,
});
export const mayChangeAmmunition = checked(firing.mayChangeAmmunition, {
  weaponQuirks: optionalIds,
  options: rulesetOption,
});
/**
 * Rolls whether a faulty ammunition feed jams or explodes after this attack roll. Only the lowest attack roll calls for
 * it. A jammed weapon fires no more in the game; an explosion sets off the round in the weapon.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 */
export const rollAmmunitionFeed = checked(
  (
    weaponQuirks: readonly string[] | undefined,
    attackRoll: number,
    roller: D6Roller = randomRoller,
    options?: RulesetOption,
  ) => firing.rollAmmunitionFeed(weaponQuirks, attackRoll, roller, options),
  { weaponQuirks: optionalIds, attackRoll: rollOfTwoDice, roller, options: rulesetOption },
);

export const loadsFor = checked(firing.loadsFor, { weapon: equipmentItem, catalog });
export const loadKind = checked(firing.loadKind, { ammunition });
