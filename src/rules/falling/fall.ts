import { type D6Roller, roll1d6 } from '../../dice/index.js';
import { splitDamage } from '../hit-location/distribute.js';
import type { ITargetNumber } from '../modifier.js';
import { pilotingRoll } from '../piloting/calculate.js';
import type { PilotingCause, PilotingOptions, PilotState } from '../piloting/situation.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { FallFacing } from '../rulesets/areas/falling.js';
import type { FiringArc } from '../to-hit/vocabulary.js';

/** Damage from falls and skids strikes in groups of this many points, each with its own location. */
export const FALL_GROUP = 5;

/** Water that a unit falls into, or was standing in. */
export interface FallIntoWater {
  /** Depth of the water that the unit falls into, or through before it strikes the bottom. */
  readonly waterDepth?: number;
  /** The unit was in the water already, or no higher than its surface, which softens the fall. */
  readonly inWater?: boolean;
}

export interface FallOptions extends FallIntoWater, RulesetOption {}

/** Returns the damage of a fall. Falling over in place is a fall of 0 levels (docs/rules/falling.md). */
export function calculateFallDamage(tonnage: number, levels: number, options: FallOptions = {}): number {
  const { waterDepth = 0, inWater = false, ruleset } = options;
  const impact = (height: number) => Math.ceil(tonnage / 10) * (height + 1);
  const softened = (height: number) => Math.floor(impact(height) / 2);
  if (waterDepth === 0 && !inWater) return impact(levels);
  const { intoWater } = rulesetOf(ruleset).falling;
  const toTheBottom = inWater ? levels : levels + waterDepth;
  if (intoWater === 'depth-counts-twice') return softened(toTheBottom + waterDepth);
  if (inWater || intoWater === 'to-the-bottom') return softened(toTheBottom);
  return softened(levels) + softened(waterDepth);
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
  /** After the fall. */
  readonly facing: number;
  /** The column of the hit location table. */
  readonly side: FiringArc;
  readonly roll: number;
}

/**
 * Rolls one die for how a unit lands, and returns its damage, new facing and the side that is hit. The caller rolls
 * for locations.
 */
export function resolveFall(fall: Falling, roller: D6Roller, { ruleset }: RulesetOption = {}): Fall {
  const rules = rulesetOf(ruleset);
  const { waterDepth = 0, inWater = false } = fall;
  const damage = calculateFallDamage(fall.tonnage, fall.levels, { waterDepth, inWater, ruleset: rules });
  const roll = roll1d6(roller).total;
  const { turn, side } = rules.falling.facing[roll - 1] as FallFacing;
  return { damage, groups: splitDamage(damage, FALL_GROUP), facing: (fall.facing + turn) % 6, side, roll };
}

/**
 * Returns the roll with which the pilot avoids injury in a fall: the one that failed, or a plain one, harder by the
 * height. If damage made the first roll fail automatically, this one does not. An unconscious pilot is always
 * injured.
 */
export const calculateFallInjuryRoll = (
  pilot: PilotState,
  failedCause: PilotingCause,
  levels: number,
  options: PilotingOptions = {},
): ITargetNumber => pilotingRoll(pilot, failedCause, options, levels);
