import type { GyroRules, PilotingRules } from '../rulesets/areas/piloting.js';
import type { GyroKind, PilotState } from './situation.js';

function rulesOf({ gyros }: PilotingRules, kind: GyroKind | undefined): GyroRules {
  if (kind === 'heavy-duty') return gyros.heavyDuty;
  return kind === 'superheavy' ? gyros.superheavy : gyros.standard;
}

/** Hits that a gyro of this kind does not survive (docs/rules/critical-hits.md). */
export const fatalGyroHits = (rules: PilotingRules, kind?: GyroKind): number =>
  rulesOf(rules, kind).modifiers.length;

export const gyroDestroyed = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): boolean =>
  gyroHits >= fatalGyroHits(rules, gyroType);

export const gyroModifier = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): number =>
  rulesOf(rules, gyroType).modifiers[gyroHits] ?? 0;

/** Beyond what the gyro's state adds: a hit that the state does not know of yet counts all the same, once. */
export function gyroHitModifier(pilot: PilotState, rules: PilotingRules): number {
  const hits = Math.max(1, pilot.gyroHits ?? 0);
  const onHit = rulesOf(rules, pilot.gyroType).onHit[hits - 1] ?? undefined;
  return onHit === undefined ? 0 : onHit - gyroModifier(pilot, rules);
}

/** Whether the last of so many hits, which the gyro has survived, asks for a roll. */
export const gyroHitAsksForRoll = (rules: PilotingRules, kind: GyroKind | undefined, hits: number): boolean =>
  rulesOf(rules, kind).onHit[hits - 1] !== null;

export const gyroLandingModifier = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): number =>
  rulesOf(rules, gyroType).onLanding[gyroHits] ?? 0;

export const gyroUnsteadyRunning = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): boolean =>
  gyroHits >= rulesOf(rules, gyroType).runningAsksFrom;
export const gyroUnsteadyLanding = ({ gyroHits = 0, gyroType }: PilotState, rules: PilotingRules): boolean =>
  gyroHits >= rulesOf(rules, gyroType).landingAsksFrom;
