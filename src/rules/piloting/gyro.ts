import type { GyroType } from '../../catalog/gyro-types.js';
import type { GyroRules, PilotingRules } from '../rulesets/areas/piloting.js';
import type { PilotState } from './situation.js';

function rulesOf({ gyros }: PilotingRules, kind: GyroType | undefined): GyroRules {
  if (kind === 'heavy-duty') return gyros.heavyDuty;
  return kind === 'superheavy' ? gyros.superheavy : gyros.standard;
}

/** Hits that destroy a gyro of this kind (docs/rules/critical-hits.md). */
export const fatalGyroHits = (rules: PilotingRules, kind?: GyroType): number =>
  rulesOf(rules, kind).modifiers.length;

export const gyroDestroyed = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): boolean =>
  gyroHits >= fatalGyroHits(rules, gyroType);

export const gyroModifier = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): number =>
  rulesOf(rules, gyroType).modifiers[gyroHits] ?? 0;

/** The modifier beyond that of the gyro's state. If the state does not include the hit yet, it counts here once. */
export function gyroHitModifier(pilot: PilotState, rules: PilotingRules): number {
  const hits = Math.max(1, pilot.gyroHits ?? 0);
  const onHit = rulesOf(rules, pilot.gyroType).onHit[hits - 1] ?? undefined;
  return onHit === undefined ? 0 : onHit - gyroModifier(pilot, rules);
}

/** Whether the last of this many hits, which the gyro survived, calls for a roll. */
export const gyroHitAsksForRoll = (rules: PilotingRules, kind: GyroType | undefined, hits: number): boolean =>
  rulesOf(rules, kind).onHit[hits - 1] !== null;

export const gyroLandingModifier = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): number =>
  rulesOf(rules, gyroType).onLanding[gyroHits] ?? 0;

export const gyroUnsteadyRunning = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): boolean =>
  gyroHits >= rulesOf(rules, gyroType).runningAsksFrom;
export const gyroUnsteadyLanding = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): boolean =>
  gyroHits >= rulesOf(rules, gyroType).landingAsksFrom;
