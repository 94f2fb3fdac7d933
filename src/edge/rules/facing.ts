import { checked, flag, openFields } from '../../check/shape.js';
import type { TurningUnit } from '../../rules/facing/index.js';
import * as facing from '../../rules/facing/index.js';
import { optionalFlag, optionalIds, rulesetOption } from '../common.js';
import { ofLeggedCarrier } from './shapes.js';

export * from '../../rules/facing/index.js';

const ofTurningUnit = { ...ofLeggedCarrier, prone: optionalFlag };
const unit = openFields<TurningUnit>(ofTurningUnit);

export const armWeaponLevels = checked(facing.armWeaponLevels, { unit, options: rulesetOption });
export const torsoTwistSteps = checked(facing.torsoTwistSteps, { unit, options: rulesetOption });
export const mayFlipArms = checked(facing.mayFlipArms, {
  unit: openFields<TurningUnit & { readonly hasLowerArmOrHand: boolean }>({
    ...ofTurningUnit,
    hasLowerArmOrHand: flag,
  }),
  options: rulesetOption,
});
export const mayTurnAbout = checked(facing.mayTurnAbout, {
  weaponQuirks: optionalIds,
  options: rulesetOption,
});
