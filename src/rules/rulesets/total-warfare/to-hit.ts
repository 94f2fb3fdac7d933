import type { ToHitRules } from '../areas/to-hit.js';

const NEVER = Number.POSITIVE_INFINITY;

export const TO_HIT: ToHitRules = {
  minimumRangeExtra: 1,
  extremeRange: false,
  heat: [
    { minimum: 0, maximum: 7, modifier: 0 },
    { minimum: 8, maximum: 12, modifier: 1 },
    { minimum: 13, maximum: 16, modifier: 2 },
    { minimum: 17, maximum: 23, modifier: 3 },
    { minimum: 24, maximum: NEVER, modifier: 4 },
  ],
  perWound: 0,
  sensorHits: { standard: [0, 2], 'torso-mounted': [0, 2, 4], industrial: [0] },
  shoulderStacks: false,
  lowerArm: 1,
  secondaryTarget: { inFront: 1, elsewhere: 2 },
  armsToFireProne: 2,
  shield: { carried: 1, passive: 2 },
  armorPiercingAmmunition: 1,
  apollo: -1,
  semiGuidedMindsMovement: false,
  semiGuidedMindsIndirectFire: false,
  launchers: {},
  targetingComputerServesAll: false,
  spotterMovement: [0, 1, 2, 3],
  spotterAttacked: 1,
  teammateCalledShot: false,
  multiTracServesSides: true,
  rangeMasterSwapsWithShort: true,
};
