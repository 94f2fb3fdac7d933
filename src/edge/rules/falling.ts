import { checked, fields, oneOfWords, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type { Falling, FallOntoUnitOptions, FallOptions, SkidObstacle } from '../../rules/falling/index.js';
import * as falling from '../../rules/falling/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import { facing, optionalFlag, optionalWhole, roller, ruleset, rulesetOption, tonnage } from '../common.js';
import { optionsWith } from '../options.js';
import { pilotingCause, pilotingOptions, pilotState } from './shapes.js';

export * from '../../rules/falling/index.js';

/** No map is as high or as deep; more would only make endless lists of damage. */
const MOST_LEVELS = 1000;
const levels = whole(0, MOST_LEVELS);
const ofWater = { waterDepth: optional(levels), inWater: optionalFlag };

export const calculateFallDamage = checked(falling.calculateFallDamage, {
  tonnage,
  levels,
  options: optionsWith<FallOptions>({ ...ofWater, ruleset }),
});
/** Rolls how a unit falls. It rolls one die; the caller rolls hit locations when it deals the damage. */
export const resolveFall = checked(
  (fall: Falling, roller: D6Roller = randomRoller, options?: RulesetOption) =>
    falling.resolveFall(fall, roller, options),
  {
    fall: fields<Falling>({ ...ofWater, tonnage, levels, facing }),
    roller,
    options: rulesetOption,
  },
);
export const calculateFallInjuryRoll = checked(falling.calculateFallInjuryRoll, {
  pilot: pilotState,
  failedCause: pilotingCause,
  levels,
  options: pilotingOptions,
});
export const calculateFallOntoUnitDamage = checked(falling.calculateFallOntoUnitDamage, {
  tonnage,
  levels: whole(falling.FALL_ONTO_UNIT_LEVELS, MOST_LEVELS),
  options: optionsWith<FallOntoUnitOptions>({ heightBelow: optionalWhole, ruleset }),
});
export const calculateSkidDistance = checked(falling.calculateSkidDistance, { hexesMoved: whole() });
export const calculateSkidDamage = checked(falling.calculateSkidDamage, {
  tonnage,
  hexesSlid: whole(),
  obstacle: optional(oneOfWords<SkidObstacle>({ higher_ground: true, prohibited_terrain: true })),
});
