import { hasFourLegs } from '../body/chassis.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { gyroUnsteadyLanding, gyroUnsteadyRunning } from './gyro.js';
import { legsLost, lostLegsOf } from './legs.js';
import type { PilotState } from './situation.js';

/** Damage in one phase that calls for a roll at its end. */
export const HEAVY_DAMAGE = 20;

/** Whether the damage absorbed in this phase calls for a roll at its end. */
export const needsRollAfterDamage = (absorbedInPhase: number): boolean => absorbedInPhase >= HEAVY_DAMAGE;

export interface RunOptions extends RulesetOption {
  /** If left out: far enough. */
  readonly hexesMoved?: number;
}

/** Whether running calls for a roll at the end of the move, because of a damaged gyro or hip. */
export function needsRollToRun(
  pilot: PilotState,
  { hexesMoved = Number.POSITIVE_INFINITY, ruleset }: RunOptions = {},
): boolean {
  const { piloting: rules } = rulesetOf(ruleset);
  if (hexesMoved < rules.runningAsksFromHexes) return false;
  const limps = (pilot.legs ?? []).some(({ destroyed, hip }) => hip && !destroyed);
  return limps || lostLegsOf(pilot, rules).runningAsks || gyroUnsteadyRunning(pilot, rules);
}

/** Whether walking calls for a roll, because of lost legs. */
export function needsRollToWalk(
  pilot: PilotState,
  { hexesMoved = Number.POSITIVE_INFINITY, ruleset }: RunOptions = {},
): boolean {
  const { piloting: rules } = rulesetOf(ruleset);
  return hexesMoved >= rules.runningAsksFromHexes && lostLegsOf(pilot, rules).walkingAsks;
}

/** Whether landing a jump calls for a roll, because of a damaged gyro or leg. */
export function needsRollToLand(pilot: PilotState, { ruleset }: RulesetOption = {}): boolean {
  const hurt = (pilot.legs ?? []).some(
    ({ destroyed, hip, actuators = 0 }) => destroyed || hip || actuators > 0,
  );
  return hurt || gyroUnsteadyLanding(pilot, rulesetOf(ruleset).piloting);
}

/** Whether standing up calls for a roll. A quad with all its legs needs none. */
export const needsRollToStand = (pilot: PilotState): boolean =>
  !hasFourLegs(pilot.chassis) || legsLost(pilot) > 0;
