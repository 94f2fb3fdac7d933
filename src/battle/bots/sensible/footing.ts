import { needsRollToLand, needsRollToRun, needsRollToWalk } from '../../../rules/piloting/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { pilotStateOf } from '../../piloting/pilot-state.js';

/** The expected number of falls in a move, by its mode, and in walking or jumping into water. */
export interface Footing {
  readonly walkRisk: number;
  readonly runRisk: number;
  readonly jumpRisk: number;
  readonly wadingRisk: number;
  readonly splashRisk: number;
}

/** By any move that asks for a roll in water. */
export const PLUNGE = 0.3;

export const SURE_FOOTED: Footing = { walkRisk: 0, runRisk: 0, jumpRisk: 0, wadingRisk: 0, splashRisk: 0 };
const AS_LIKELY_AS_NOT = 0.5;

/** The causes of rolls with damaged legs or gyro, and in water. */
export function footingOf({ rules }: Battle, unit: Combatant): Footing {
  const wadingRisk = rules.terrain.walkingIntoWaterAsksForRoll ? PLUNGE : 0;
  const splashRisk = rules.terrain.jumpingIntoWaterAsksForRoll ? PLUNGE : 0;
  // Always the same fields in the same order: inner loops read them.
  if (unit.gyroHits === 0 && !unit.hasLegDamage)
    return { walkRisk: 0, runRisk: 0, jumpRisk: 0, wadingRisk, splashRisk };
  const pilot = pilotStateOf(unit);
  const option = { ruleset: rules };
  const risk = (asks: boolean): number => (asks ? AS_LIKELY_AS_NOT : 0);
  return {
    walkRisk: risk(needsRollToWalk(pilot, option)),
    runRisk: risk(needsRollToRun(pilot, option)),
    jumpRisk: risk(needsRollToLand(pilot, option)),
    wadingRisk,
    splashRisk,
  };
}
