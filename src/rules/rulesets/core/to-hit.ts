import type { ToHitRules } from '../areas/to-hit.js';

export const TO_HIT: Partial<ToHitRules> = {
  lowerArm: 0,
  secondaryTarget: { inFront: 1, elsewhere: 1 },
  armsToFireProne: 1,
  shield: { carried: 0, passive: 0 },
  armorPiercingAmmunition: 0,
  apollo: 0,
  semiGuidedMindsMovement: true,
  semiGuidedMindsIndirectFire: true,
  semiGuidedMakesUpFor: 2,
  narcPod: -1,
  indirectFireMindsCover: false,
  torpedoesFireIndirectly: false,
  immobileEasesBlasts: false,
  artillery: { direct: 4, flak: 4, indirect: 4, indirectBeyondASheet: 4 },
  launchers: { mrm: 0 },
  marksSoldiers: true,
};
