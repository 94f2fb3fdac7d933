import { hasFourLegs } from '../body/chassis.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { gyroUnsteadyLanding, gyroUnsteadyRunning } from './gyro.js';
import { legsLost, lostLegsOf } from './legs.js';
import type { PilotState } from './situation.js';

/** Damage in one phase that asks for a roll at its end. */
export const HEAVY_DAMAGE = 20;

/** Whether what armor and structure took in this phase asks for a roll at its end. */
export const needsRollAfterDamage = (absorbedInPhase: number): boolean => absorbedInPhase >= HEAVY_DAMAGE;

export interface RunOptions extends RulesetOption {
  /** Left out, far enough. */
  readonly hexesMoved?: number;
}

/** Running with a damaged gyro or hip asks for one roll at the end of the move. */
export function needsRollToRun(
  pilot: PilotState,
  { hexesMoved = Number.POSITIVE_INFINITY, ruleset }: RunOptions = {},
): boolean {
  const { piloting: rules } = rulesetOf(ruleset);
  if (hexesMoved < rules.runningAsksFromHexes) return false;
  const limps = (pilot.legs ?? []).some(({ destroyed, hip }) => hip && !destroyed);
  return limps || lostLegsOf(pilot, rules).runningAsks || gyroUnsteadyRunning(pilot, rules);
}

/** On what legs are left, walking may ask for one, too. */
export function needsRollToWalk(
  pilot: PilotState,
  { hexesMoved = Number.POSITIVE_INFINITY, ruleset }: RunOptions = {},
): boolean {
  const { piloting: rules } = rulesetOf(ruleset);
  return hexesMoved >= rules.runningAsksFromHexes && lostLegsOf(pilot, rules).walkingAsks;
}

/** So does landing a jump with a damaged gyro or leg. */
export function needsRollToLand(pilot: PilotState, { ruleset }: RulesetOption = {}): boolean {
  const hurt = (pilot.legs ?? []).some(
    ({ destroyed, hip, actuators = 0 }) => destroyed || hip || actuators > 0,
  );
  return hurt || gyroUnsteadyLanding(pilot, rulesetOf(ruleset).piloting);
}

/** A quad with all its legs just gets up. */
export const needsRollToStand = (pilot: PilotState): boolean =>
  !hasFourLegs(pilot.chassis) || legsLost(pilot) > 0;
