import type { PhysicalRules } from '../areas/physical.js';
import { PHYSICAL as BOOK } from '../total-warfare/physical.js';

const { mace: _, ...rolls } = BOOK.rolls;

export const PHYSICAL: Partial<PhysicalRules> = {
  toHit: { ...BOOK.toHit, punch: -1, claw: -1, kick: -1, talons: -1, lance: 0 },
  // A claw is no harder to strike with than a fist.
  weaponToHit: { claw: -1, lance: 0 },
  muleKick: 0,
  largeTarget: -1,
  pilotingOfImmobile: 4,
  quadKickNeedsAllHips: false,
  weaponsReachProne: { from: 0, to: 1 },
  charge: { tons: 5, times: 'movement-modifier' },
  missedChargeSwerves: false,
  chargeCancelledByFall: true,
  chargeHurtsShieldArm: true,
  shieldPunch: { small: 1, medium: 2, large: 3 },
  shieldsBash: false,
  torsoTurnsForBlows: true,
  shieldStance: { passive: false, lasts: false },
  talonsOnAnyTwoFeet: true,
  rolls: { ...rolls, club: { hit: { target: 0 } } },
  lancePiercesFrom: 9,
  chargingLancePiercesFrom: 5,
  wornShieldsWeigh: false,
  spikesBreak: { dice: 1, from: 1, to: 1 },
};
