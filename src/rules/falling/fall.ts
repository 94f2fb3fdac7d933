import { checkInteger, checkTonnage } from '../../check/check.js';
import { type D6Roller, roll1d6 } from '../../dice/index.js';
import { splitDamage } from '../hit-location/distribute.js';
import type { ITargetNumber } from '../modifier.js';
import { pilotingRoll } from '../piloting/calculate.js';
import { checkPilotingInput } from '../piloting/check-input.js';
import type { PilotingCause, PilotingOptions, PilotState } from '../piloting/situation.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { FallFacing } from '../rulesets/areas/falling.js';
import type { FiringArc } from '../to-hit/vocabulary.js';

/** Points of damage that strike together in falls and slides, each group with a location of its own. */
export const FALL_GROUP = 5;
const MOST = Number.POSITIVE_INFINITY;

/** Water that a unit falls into, or in. */
export interface FallIntoWater {
  /** The unit comes down through the surface of water so deep, and strikes its bottom after it. */
  readonly waterDepth?: number;
  /** It stood in water already: the water softens the fall. */
  readonly inWater?: boolean;
}

export interface FallOptions extends FallIntoWater, RulesetOption {}

/** Damage of a fall; falling over in place is a fall of 0 levels (docs/rules/falling.md). */
export function calculateFallDamage(tonnage: number, levels: number, options: FallOptions = {}): number {
  const { waterDepth = 0, inWater = false, ruleset } = options;
  checkTonnage('tonnage', tonnage);
  checkInteger('levels', levels, 0, MOST);
  checkInteger('waterDepth', waterDepth, 0, MOST);
  const impact = (height: number) => Math.ceil(tonnage / 10) * (height + 1);
  if (inWater) return Math.floor(impact(levels) / 2);
  if (waterDepth === 0) return impact(levels);
  return rulesetOf(ruleset).falling.strikesSurfaceAndBottom
    ? Math.floor(impact(levels) / 2) + Math.floor(impact(waterDepth) / 2)
    : Math.floor(impact(levels + waterDepth) / 2);
}

export interface Falling extends FallIntoWater {
  readonly tonnage: number;
  readonly levels: number;
  /** 0 to 5, clockwise from north. */
  readonly facing: number;
}

export interface Fall {
  readonly damage: number;
  readonly groups: readonly number[];
  /** The new facing. */
  readonly facing: number;
  /** The column of the hit location table. */
  readonly side: FiringArc;
  readonly roll: number;
}

/** How a unit comes down. One die is rolled; locations are rolled for by whoever deals the damage. */
export function resolveFall(fall: Falling, roller: D6Roller, { ruleset }: RulesetOption = {}): Fall {
  const rules = rulesetOf(ruleset);
  const { waterDepth = 0, inWater = false } = fall;
  checkInteger('facing', fall.facing, 0, 5);
  const damage = calculateFallDamage(fall.tonnage, fall.levels, { waterDepth, inWater, ruleset: rules });
  const roll = roll1d6(roller).total;
  const { turn, side } = rules.falling.facing[roll - 1] as FallFacing;
  return { damage, groups: splitDamage(damage, FALL_GROUP), facing: (fall.facing + turn) % 6, side, roll };
}

/**
 * What the pilot rolls to come out of a fall unhurt: the roll that failed, or a plain one, harder by the height. Damage
 * that made the first one fail by itself does not make this one fail; the unconscious are hurt in any case.
 */
export function calculateFallInjuryRoll(
  pilot: PilotState,
  failedCause: PilotingCause,
  levels: number,
  options: PilotingOptions = {},
): ITargetNumber {
  checkPilotingInput(pilot, failedCause, options);
  checkInteger('levels', levels, 0, MOST);
  return pilotingRoll(pilot, failedCause, options, levels);
}
