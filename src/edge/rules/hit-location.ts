import { equipmentItem } from '../../catalog/item-check.js';
import {
  amount,
  checked,
  iterableOf,
  oneOfWords,
  openFields,
  optional,
  whole,
  wholeOrInfinity,
  word,
} from '../../check/shape.js';
import type {
  CoverKind,
  ICoveredTarget,
  IDistributionOptions,
  IPhysicalLocationOptions,
} from '../../rules/hit-location/index.js';
import * as hitLocations from '../../rules/hit-location/index.js';
import {
  firingArc,
  optionalFlag,
  optionalIds,
  roller,
  rollOfTwoDice,
  ruleset,
  rulesetOption,
} from '../common.js';
import { optionsWith } from '../options.js';
import { hitLocation } from './shapes.js';

export * from '../../rules/hit-location/index.js';

const optionalRoller = optional(roller);

export const determineHitLocation: typeof hitLocations.determineHitLocation = checked(
  hitLocations.determineHitLocation,
  { arc: firingArc, roller: optionalRoller, options: rulesetOption },
);
export const determineHitLocationFromRoll: typeof hitLocations.determineHitLocationFromRoll = checked(
  hitLocations.determineHitLocationFromRoll,
  { arc: firingArc, total: rollOfTwoDice, options: rulesetOption },
);

const physicalOptions = optionsWith<IPhysicalLocationOptions>({ arc: optional(firingArc), ruleset });
export const determinePunchLocation: typeof hitLocations.determinePunchLocation = checked(
  hitLocations.determinePunchLocation,
  { roller: optionalRoller, options: physicalOptions },
);
export const determineKickLocation: typeof hitLocations.determineKickLocation = checked(
  hitLocations.determineKickLocation,
  { roller: optionalRoller, options: physicalOptions },
);
export const determineAimedShotLocation: typeof hitLocations.determineAimedShotLocation = checked(
  hitLocations.determineAimedShotLocation,
  { arc: firingArc, aimedAt: hitLocation, roller: optionalRoller, options: rulesetOption },
);
export const determineCalledShotLocation: typeof hitLocations.determineCalledShotLocation = checked(
  hitLocations.determineCalledShotLocation,
  { arc: firingArc, called: hitLocation, roller: optionalRoller, options: rulesetOption },
);

export const distributeClusterHits: typeof hitLocations.distributeClusterHits = checked(
  hitLocations.distributeClusterHits,
  {
    arc: firingArc,
    hits: whole(),
    damagePerHit: amount(),
    roller: optionalRoller,
    options: optionsWith<IDistributionOptions>({
      weapon: optional(equipmentItem),
      calledLocation: optional(hitLocation),
      ruleset,
    }),
  },
);
export const splitDamage: typeof hitLocations.splitDamage = checked(hitLocations.splitDamage, {
  damage: amount(),
  groupPoints: whole(1),
});
export const groupHitsByLocation: typeof hitLocations.groupHitsByLocation = checked(
  hitLocations.groupHitsByLocation,
  {
    hits: iterableOf(openFields<{ location: string; damage: number }>({ location: word, damage: amount() })),
  },
);

const coveredTarget = openFields<ICoveredTarget>({
  partialCover: optionalFlag,
  coverKind: optional(oneOfWords<CoverKind>({ hill: true, building: true, water: true })),
  indirectFire: optionalFlag,
  belowSurface: optionalFlag,
  unitQuirks: optionalIds,
  quad: optionalFlag,
});
export const hasCoveredLegs: typeof hitLocations.hasCoveredLegs = checked(hitLocations.hasCoveredLegs, {
  target: coveredTarget,
  options: rulesetOption,
});
export const struckLocation: typeof hitLocations.struckLocation = checked(hitLocations.struckLocation, {
  location: hitLocation,
  target: coveredTarget,
  options: rulesetOption,
});

export const glancingDamage: typeof hitLocations.glancingDamage = checked(hitLocations.glancingDamage, {
  damage: amount(),
});
export const isGlancingBlow: typeof hitLocations.isGlancingBlow = checked(hitLocations.isGlancingBlow, {
  roll: rollOfTwoDice,
  targetNumber: wholeOrInfinity,
  targetQuirks: optionalIds,
  options: rulesetOption,
});
