import { checked, optional, word } from '../../check/shape.js';
import * as quirks from '../../rules/quirks/index.js';
import { idsByWeapon, optionalIds } from '../common.js';
import { elevationDifference, pipeline, quirkCategory } from './shapes.js';

export * from '../../rules/quirks/index.js';

export const getQuirksByCategory = checked(quirks.getQuirksByCategory, { category: quirkCategory });
export const getQuirksForPipeline = checked(quirks.getQuirksForPipeline, { pipeline });
/** A literal must be a known id. A value of type `string` may be anything. */
interface AskForQuirk {
  (unitQuirks: readonly string[] | undefined, id: quirks.KnownQuirkId): boolean;
  <Read extends string>(
    unitQuirks: readonly string[] | undefined,
    id: string extends Read ? Read : never,
  ): boolean;
}
/** Returns whether a unit has this quirk. Ids match in any spelling. */
export const hasQuirk: AskForQuirk = checked(quirks.hasQuirk, { unitQuirks: optionalIds, id: word });
export const getWeaponQuirks = checked(quirks.getWeaponQuirks, {
  weaponQuirks: optional(idsByWeapon),
  weaponId: word,
});
export const hasLowProfile = checked(quirks.hasLowProfile, { unitQuirks: optionalIds });
export const hasNoArms = checked(quirks.hasNoArms, { unitQuirks: optionalIds });
export const isLowArmsRestricted = checked(quirks.isLowArmsRestricted, {
  unitQuirks: optionalIds,
  elevationDifference,
});
