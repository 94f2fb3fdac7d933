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
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type {
  CoverKind,
  HitLocation,
  ICoveredTarget,
  IDistributionOptions,
  IHitLocationOptions,
  IPhysicalLocationOptions,
  IRolledLocationOptions,
} from '../../rules/hit-location/index.js';
import * as hitLocations from '../../rules/hit-location/index.js';
import type { FiringArc } from '../../rules/to-hit/vocabulary.js';
import {
  firingArc,
  optionalChassis,
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

const ofChassis = { chassis: optionalChassis, ruleset };
const locationOptions = optionsWith<IHitLocationOptions>(ofChassis);

/** Rolls the location struck by a hit from this arc, with `randomRoller` by default. */
export const determineHitLocation = checked(
  (arc: FiringArc, roller: D6Roller = randomRoller, options?: IHitLocationOptions) =>
    hitLocations.determineHitLocation(arc, roller, options),
  { arc: firingArc, roller, options: locationOptions },
);
/**
 * Returns the location that this roll strikes from this arc, and whether it is critical.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * determineHitLocationFromRoll('front', 7).location; // center_torso
 * ```
 */
export const determineHitLocationFromRoll = checked(hitLocations.determineHitLocationFromRoll, {
  arc: firingArc,
  total: rollOfTwoDice,
  options: optionsWith<IRolledLocationOptions>({ ...ofChassis, legDie: optional(whole(1, 6)) }),
});

const physicalOptions = optionsWith<IPhysicalLocationOptions>({ ...ofChassis, arc: optional(firingArc) });
/** Rolls the location that a punch strikes, with `randomRoller` by default. */
export const determinePunchLocation = checked(
  (roller: D6Roller = randomRoller, options?: IPhysicalLocationOptions) =>
    hitLocations.determinePunchLocation(roller, options),
  { roller, options: physicalOptions },
);
/** Rolls the location that a kick strikes, with `randomRoller` by default. */
export const determineKickLocation = checked(
  (roller: D6Roller = randomRoller, options?: IPhysicalLocationOptions) =>
    hitLocations.determineKickLocation(roller, options),
  { roller, options: physicalOptions },
);
/**
 * Rolls the location struck by a shot that was aimed with a targeting computer or at an immobile target. The ruleset
 * names the rolls that strike the location aimed at; any other roll strikes as usual.
 */
export const determineAimedShotLocation = checked(
  (arc: FiringArc, aimedAt: HitLocation, roller: D6Roller = randomRoller, options?: IHitLocationOptions) =>
    hitLocations.determineAimedShotLocation(arc, aimedAt, roller, options),
  { arc: firingArc, aimedAt: hitLocation, roller, options: locationOptions },
);
/**
 * Rolls the location struck by a called shot that hit. In `standard` it is the location called
 * (docs/rules/standard.md); in `total-warfare` it is rolled as for an aimed shot.
 */
export const determineCalledShotLocation = checked(
  (arc: FiringArc, called: HitLocation, roller: D6Roller = randomRoller, options?: IHitLocationOptions) =>
    hitLocations.determineCalledShotLocation(arc, called, roller, options),
  { arc: firingArc, called: hitLocation, roller, options: locationOptions },
);

const MOST_HITS = 1000;
/** Damage of one hit. */
const MOST_POINTS = 1000;
/** Rolls a location for each hit or group of hits, with `randomRoller` by default. */
export const distributeClusterHits = checked(
  (
    arc: FiringArc,
    hits: number,
    damagePerHit: number,
    roller: D6Roller = randomRoller,
    options?: IDistributionOptions,
  ) => hitLocations.distributeClusterHits(arc, hits, damagePerHit, roller, options),
  {
    arc: firingArc,
    hits: whole(0, MOST_HITS),
    damagePerHit: amount(0, MOST_POINTS),
    roller,
    options: optionsWith<IDistributionOptions>({
      weapon: optional(equipmentItem),
      ...ofChassis,
      calledLocation: optional(hitLocation),
    }),
  },
);
export const splitDamage = checked(hitLocations.splitDamage, {
  damage: amount(0, MOST_HITS * MOST_POINTS),
  groupPoints: whole(1, MOST_HITS),
});
export const groupHitsByLocation = checked(hitLocations.groupHitsByLocation, {
  hits: iterableOf(openFields<{ location: string; damage: number }>({ location: word, damage: amount() })),
});

const coveredTarget = openFields<ICoveredTarget>({
  partialCover: optionalFlag,
  coverKind: optional(oneOfWords<CoverKind>({ hill: true, building: true, water: true })),
  indirectFire: optionalFlag,
  belowSurface: optionalFlag,
  unitQuirks: optionalIds,
  chassis: optionalChassis,
});
export const hasCoveredLegs = checked(hitLocations.hasCoveredLegs, {
  target: coveredTarget,
  options: rulesetOption,
});
export const struckLocation = checked(hitLocations.struckLocation, {
  location: hitLocation,
  target: coveredTarget,
  options: rulesetOption,
});

export const glancingDamage = checked(hitLocations.glancingDamage, { damage: amount() });
export const isGlancingBlow = checked(hitLocations.isGlancingBlow, {
  roll: rollOfTwoDice,
  targetNumber: wholeOrInfinity,
  targetQuirks: optionalIds,
  options: rulesetOption,
});
