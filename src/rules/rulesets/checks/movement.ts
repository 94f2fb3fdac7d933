import { type Fields, fields, flag, listOf, oneOf } from '../../../check/shape.js';
import type { LegsLost, MovementRules, ReachedFrom, StepAsideRules } from '../areas/movement.js';
import { byLegsLost, number, someOf } from './cells.js';

const legsLost = fields<LegsLost>({
  walk: someOf(['fewer', 'left'], number),
  otherLegsCount: flag,
  runs: flag,
  attemptsToStand: number,
  standingCountsAsRunning: flag,
  immobile: flag,
  climbs: number,
  climbsBackward: number,
  turnsAnyWay: flag,
});

const REACHED_FROM: readonly ReachedFrom[] = ['front', 'side', 'rear'];
const sides = listOf(oneOf(REACHED_FROM));

export const MOVEMENT_CHECKS: Fields<MovementRules> = {
  legsLost: byLegsLost(legsLost),
  hipFactors: byLegsLost(number),
  pointsPerHip: number,
  actuatorsBelowHipCount: flag,
  leastWalkOnDamagedLegs: number,
  climbsOnDamagedHip: number,
  boosterNumbers: listOf(number, 1),
  mascTearsOneLeg: flag,
  skids: flag,
  stepAside: fields<StepAsideRules>({
    aheadIfReachedFrom: sides,
    backIfReachedFrom: sides,
    backOnlyAfterWalking: flag,
    takesPoints: flag,
  }),
};
