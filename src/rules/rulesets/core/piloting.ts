import { byLegs } from '../../body/chassis.js';
import type { GyroRules, LostLegsRules, PilotingRules } from '../areas/piloting.js';
import { PILOTING as BOOK, harder } from '../total-warfare/piloting.js';

const STANDARD_GYRO: GyroRules = { ...BOOK.gyros.standard, modifiers: [0, 2], onHit: [2] };

/** With lost legs, every move of a hex or more causes a roll. */
const hopping = (modifier: number): LostLegsRules => ({
  ...harder(modifier),
  runningAsks: true,
  walkingAsks: true,
});
const hopeless = (modifier: number): LostLegsRules => ({ ...hopping(modifier), fails: true });

export const PILOTING: Partial<PilotingRules> = {
  gyros: {
    standard: STANDARD_GYRO,
    heavyDuty: {
      modifiers: [0, 1, 2, 3],
      onHit: [null, null, null],
      // Landing is 2 harder, however often it was hit.
      onLanding: [0, 1, 0, -1],
      runningAsksFrom: Number.POSITIVE_INFINITY,
      landingAsksFrom: 1,
    },
    superheavy: STANDARD_GYRO,
  },
  legsLost: byLegs(
    [harder(0), hopping(4), hopeless(8)],
    [harder(0), harder(1), harder(2), hopping(4), hopeless(4)],
    // Only a fallen tripod has lost two.
    [harder(0), hopping(4), hopping(8), hopping(12)],
  ),
  hip: 1,
  hipHidesActuators: false,
  foot: 0,
  footHitAsksForRoll: false,
  rollsForLegHits: 'one',
  runningAsksFromHexes: 1,
  standingUp: byLegs(-1, 0, -1),
  deathFromAbove: 2,
};
