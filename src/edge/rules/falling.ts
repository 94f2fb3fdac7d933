import { checked, fields, oneOfWords, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type {
  Fall,
  Falling,
  FallOntoUnitOptions,
  FallOptions,
  SkidObstacle,
} from '../../rules/falling/index.js';
import * as falling from '../../rules/falling/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import { facing, optionalFlag, optionalWhole, roller, ruleset, rulesetOption, tonnage } from '../common.js';
import { optionsWith } from '../options.js';
import { pilotingCause, pilotingOptions, pilotState } from './shapes.js';

export * from '../../rules/falling/index.js';

const ofWater = { waterDepth: optionalWhole, inWater: optionalFlag };

export const calculateFallDamage: typeof falling.calculateFallDamage = checked(falling.calculateFallDamage, {
  tonnage,
  levels: whole(),
  options: optionsWith<FallOptions>({ ...ofWater, ruleset }),
});
/** Rolls how a unit falls. It rolls one die; the caller rolls hit locations when it deals the damage. */
export const resolveFall: (fall: Falling, roller?: D6Roller, options?: RulesetOption) => Fall = checked(
  (fall, dice = randomRoller, given) => falling.resolveFall(fall, dice, given),
  {
    fall: fields<Falling>({ ...ofWater, tonnage, levels: whole(), facing }),
    roller,
    options: rulesetOption,
  },
);
export const calculateFallInjuryRoll: typeof falling.calculateFallInjuryRoll = checked(
  falling.calculateFallInjuryRoll,
  { pilot: pilotState, failedCause: pilotingCause, levels: whole(), options: pilotingOptions },
);
export const calculateFallOntoUnitDamage: typeof falling.calculateFallOntoUnitDamage = checked(
  falling.calculateFallOntoUnitDamage,
  {
    tonnage,
    levels: whole(falling.FALL_ONTO_UNIT_LEVELS),
    options: optionsWith<FallOntoUnitOptions>({ heightBelow: optionalWhole, ruleset }),
  },
);
export const calculateSkidDistance: typeof falling.calculateSkidDistance = checked(
  falling.calculateSkidDistance,
  { hexesMoved: whole() },
);
export const calculateSkidDamage: typeof falling.calculateSkidDamage = checked(falling.calculateSkidDamage, {
  tonnage,
  hexesSlid: whole(),
  obstacle: optional(oneOfWords<SkidObstacle>({ higher_ground: true, prohibited_terrain: true })),
});
