import { byLegs } from '../../body/chassis.js';
import type { LegsLost, MovementRules } from '../areas/movement.js';

/** On all its legs. */
export const WHOLE: LegsLost = {
  walk: { fewer: 0 },
  otherLegsCount: true,
  runs: true,
  attemptsToStand: Number.POSITIVE_INFINITY,
  standingCountsAsRunning: false,
  immobile: false,
  climbs: 2,
  climbsBackward: 0,
  turnsAnyWay: false,
};
/** With all three legs it turns any number of hexsides for one point. */
const ON_THREE: LegsLost = { ...WHOLE, turnsAnyWay: true };
const HOPPING: LegsLost = {
  ...WHOLE,
  walk: { left: 1 },
  runs: false,
  attemptsToStand: 1,
  standingCountsAsRunning: true,
};
const LEGLESS: LegsLost = { ...HOPPING, walk: { left: 0 }, otherLegsCount: false, attemptsToStand: 0 };

export const MOVEMENT: MovementRules = {
  legsLost: byLegs(
    [WHOLE, { ...HOPPING, otherLegsCount: false }, LEGLESS],
    [WHOLE, { ...WHOLE, walk: { fewer: 1 } }, HOPPING, LEGLESS, LEGLESS],
    [ON_THREE, HOPPING, LEGLESS, LEGLESS],
  ),
  hipFactors: byLegs([1, 1 / 2, 0], [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16], [1, 1 / 2, 0, 0]),
  pointsPerHip: 0,
  actuatorsBelowHipCount: false,
  leastWalkOnDamagedLegs: Number.NEGATIVE_INFINITY,
  climbsOnDamagedHip: 2,
  boosterNumbers: [3, 5, 7, 11, Number.POSITIVE_INFINITY],
  mascTearsOneLeg: false,
  skids: true,
  stepAside: {
    aheadIfReachedFrom: ['side'],
    backIfReachedFrom: ['side'],
    backOnlyAfterWalking: false,
    takesPoints: true,
  },
};
