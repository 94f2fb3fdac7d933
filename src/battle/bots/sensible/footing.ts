import { needsRollToLand, needsRollToRun, needsRollToWalk } from '../../../rules/piloting/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { pilotStateOf } from '../../piloting/pilot-state.js';

/** The expected number of falls in a move, by its mode, and in walking into water. */
export interface Footing {
  readonly walkRisk: number;
  readonly runRisk: number;
  readonly jumpRisk: number;
  readonly wadingRisk: number;
}

const WADING = 0.3;

export const SURE_FOOTED: Footing = { walkRisk: 0, runRisk: 0, jumpRisk: 0, wadingRisk: 0 };
const SURE_FOOTED_ON_LAND: Footing = { ...SURE_FOOTED, wadingRisk: WADING };
const AS_LIKELY_AS_NOT = 0.5;

/** The causes of rolls with damaged legs or gyro, and in water. */
export function footingOf({ rules }: Battle, unit: Combatant): Footing {
  const wadingRisk = rules.terrain.walkingIntoWaterAsksForRoll ? WADING : 0;
  if (unit.gyroHits === 0 && !unit.hasLegDamage) return wadingRisk === 0 ? SURE_FOOTED : SURE_FOOTED_ON_LAND;
  const pilot = pilotStateOf(unit);
  const option = { ruleset: rules };
  const risk = (asks: boolean): number => (asks ? AS_LIKELY_AS_NOT : 0);
  return {
    walkRisk: risk(needsRollToWalk(pilot, option)),
    runRisk: risk(needsRollToRun(pilot, option)),
    jumpRisk: risk(needsRollToLand(pilot, option)),
    wadingRisk,
  };
}
