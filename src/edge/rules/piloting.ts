import { checked, whole } from '../../check/shape.js';
import type { RunOptions } from '../../rules/piloting/index.js';
import * as piloting from '../../rules/piloting/index.js';
import { optionalWhole, ruleset, rulesetOption } from '../common.js';
import { optionsWith } from '../options.js';
import { pilotingCause, pilotingOptions, pilotState } from './shapes.js';

export * from '../../rules/piloting/index.js';

/**
 * Calculates the target number of a piloting roll, with every modifier.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * calculatePilotingRoll({ piloting: 5, gyroHits: 1 }, { kind: 'damage' }).targetNumber; // 9
 * ```
 */
export const calculatePilotingRoll = checked(piloting.calculatePilotingRoll, {
  pilot: pilotState,
  cause: pilotingCause,
  options: pilotingOptions,
});
export const needsRollAfterDamage = checked(piloting.needsRollAfterDamage, { absorbedInPhase: whole() });
export const needsRollToLand = checked(piloting.needsRollToLand, {
  pilot: pilotState,
  options: rulesetOption,
});
const ofRun = { pilot: pilotState, options: optionsWith<RunOptions>({ hexesMoved: optionalWhole, ruleset }) };
export const needsRollToRun = checked(piloting.needsRollToRun, ofRun);
export const needsRollToWalk = checked(piloting.needsRollToWalk, ofRun);
export const needsRollToStand = checked(piloting.needsRollToStand, { pilot: pilotState });
