import { byLegs } from '../../body/chassis.js';
import type { LegsLost, MovementRules } from '../areas/movement.js';
import { WHOLE as BOOK_WHOLE } from '../total-warfare/movement.js';

const WHOLE: LegsLost = { ...BOOK_WHOLE, climbsBackward: 1 };
/** With all three legs it turns any number of hexsides for one point. */
const ON_THREE: LegsLost = { ...WHOLE, turnsAnyWay: true };
const LIMPING: LegsLost = { ...WHOLE, standingCountsAsRunning: true };
const onFewer = (legs: number): LegsLost => ({ ...LIMPING, walk: { fewer: legs } });
const HOPPING: LegsLost = {
  ...LIMPING,
  walk: { left: 1 },
  otherLegsCount: false,
  climbs: 1,
  climbsBackward: 0,
};
const LEGLESS: LegsLost = { ...HOPPING, walk: { left: 0 }, runs: false, attemptsToStand: 0, immobile: true };

export const MOVEMENT: Partial<MovementRules> = {
  legsLost: byLegs(
    [WHOLE, HOPPING, LEGLESS],
    [WHOLE, onFewer(1), onFewer(2), HOPPING, LEGLESS],
    [ON_THREE, HOPPING, LEGLESS, LEGLESS],
  ),
  hipFactors: byLegs([1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1]),
  pointsPerHip: 1,
  actuatorsBelowHipCount: true,
  leastWalkOnDamagedLegs: 1,
  climbsOnDamagedHip: 1,
  boosterNumbers: [3, 5, 7, 10, 11],
  mascTearsOneLeg: true,
  skids: false,
  stepAside: {
    aheadIfReachedFrom: ['side', 'rear'],
    backIfReachedFrom: ['front', 'side'],
    backOnlyAfterWalking: true,
    takesPoints: false,
  },
};
