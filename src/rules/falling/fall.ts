import { deepFreeze } from '../../catalog/deep-freeze.js';
import { checkInteger, checkTonnage } from '../../check/check.js';
import { type D6Roller, randomRoller, roll1d6 } from '../../dice/index.js';
import { splitDamage } from '../hit-location/distribute.js';
import type { ITargetNumber } from '../modifier.js';
import { pilotingRoll } from '../piloting/calculate.js';
import { checkPilotingInput } from '../piloting/check-input.js';
import type { PilotingCause, PilotingOptions, PilotState } from '../piloting/situation.js';
import type { FiringArc } from '../to-hit/vocabulary.js';

/** Points of damage that strike together in falls and slides, each group with a location of its own. */
export const FALL_GROUP = 5;
const MOST = Number.POSITIVE_INFINITY;

export interface FallOptions {
  /** The unit comes down through the surface of water so deep, and strikes its bottom after it. */
  readonly waterDepth?: number;
  /** It stood in water already: the water softens the fall. */
  readonly inWater?: boolean;
}

/** Damage of a fall; falling over in place is a fall of 0 levels (combat.md section 20). */
export function calculateFallDamage(tonnage: number, levels: number, options: FallOptions = {}): number {
  const { waterDepth = 0, inWater = false } = options;
  checkTonnage('tonnage', tonnage);
  checkInteger('levels', levels, 0, MOST);
  checkInteger('waterDepth', waterDepth, 0, MOST);
  const impact = (height: number) => Math.ceil(tonnage / 10) * (height + 1);
  if (inWater) return Math.floor(impact(levels) / 2);
  if (waterDepth > 0) return Math.floor(impact(levels) / 2) + Math.floor(impact(waterDepth) / 2);
  return impact(levels);
}

interface FallFacing {
  readonly turn: number;
  readonly side: FiringArc;
}

/** By the die: how many hexsides the unit turns, clockwise, and the side that it falls on. */
export const FALL_FACING_TABLE: readonly FallFacing[] = deepFreeze([
  { turn: 0, side: 'front' },
  { turn: 1, side: 'right' },
  { turn: 2, side: 'right' },
  { turn: 3, side: 'rear' },
  { turn: 4, side: 'left' },
  { turn: 5, side: 'left' },
]);

export interface Falling extends FallOptions {
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
export function resolveFall(fall: Falling, roller: D6Roller = randomRoller): Fall {
  checkInteger('facing', fall.facing, 0, 5);
  const damage = calculateFallDamage(fall.tonnage, fall.levels, fall);
  const roll = roll1d6(roller).total;
  const { turn, side } = FALL_FACING_TABLE[roll - 1] as FallFacing;
  return { damage, groups: splitDamage(damage, FALL_GROUP), facing: (fall.facing + turn) % 6, side, roll };
}

/**
 * What the pilot rolls to come out of a fall unhurt: the roll that failed, harder by the height. Damage that made that
 * one fail by itself does not make this one fail; only the unconscious are hurt in any case.
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
