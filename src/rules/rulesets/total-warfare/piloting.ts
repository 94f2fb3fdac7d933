import { byLegs } from '../../body/chassis.js';
import type { GyroRules, LostLegsRules, PilotingRules } from '../areas/piloting.js';

const STANDARD_GYRO: GyroRules = {
  modifiers: [0, 3],
  onHit: [3],
  onLanding: [0, 0],
  runningAsksFrom: 1,
  landingAsksFrom: 1,
};

/** With this modifier for lost legs. */
export const harder = (modifier: number): LostLegsRules => ({
  modifier,
  fails: false,
  runningAsks: false,
  walkingAsks: false,
});
const hopeless = (modifier: number): LostLegsRules => ({ ...harder(modifier), fails: true });

export const PILOTING: PilotingRules = {
  // A LAM takes its pilot's whole attention.
  perWound: { ...byLegs<0 | 1>(0, 0, 0), lam: 1 },
  dedicatedPilot: byLegs(0, 0, -1),
  pilotOut: 2,
  gyros: {
    standard: STANDARD_GYRO,
    heavyDuty: {
      modifiers: [0, 1, 3],
      onHit: [null, 3],
      onLanding: [0, 0, 0],
      runningAsksFrom: 2,
      landingAsksFrom: 2,
    },
    superheavy: { ...STANDARD_GYRO, landingAsksFrom: 2 },
  },
  legsLost: byLegs(
    [harder(0), harder(5), hopeless(10)],
    // The first lost leg of a quad only costs its bonus.
    [harder(0), harder(0), harder(5), hopeless(5), hopeless(5)],
    // A tripod falls long before its rolls become impossible.
    [harder(0), harder(5), harder(10), harder(15)],
  ),
  firstLegFells: byLegs(true, true, true),
  hip: 2,
  hipHidesActuators: true,
  foot: 1,
  footHitAsksForRoll: true,
  rollsForLegHits: 'each',
  runningAsksFromHexes: 0,
  standingUp: byLegs(0, 0, 0),
  deathFromAbove: 4,
};
