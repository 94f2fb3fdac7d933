import { type Fields, fields, flag, oneOf, optional, whole } from '../../../check/shape.js';
import { PHYSICAL_ATTACK_KINDS } from '../../physical/attack-kinds.js';
import { CHARGE_FORCES, type PhysicalRules, type RollsAfter, SHIELD_SIZES } from '../areas/physical.js';
import { allOf, number, numberOrNull, someOf } from './cells.js';

const rolls = optional(fields<RollsAfter>({ attacker: optional(number), target: optional(number) }));

export const PHYSICAL_CHECKS: Fields<PhysicalRules> = {
  toHit: allOf(PHYSICAL_ATTACK_KINDS, number),
  weaponToHit: someOf(PHYSICAL_ATTACK_KINDS, number),
  muleKick: number,
  largeTarget: number,
  pilotingOfImmobile: numberOrNull,
  quadKickNeedsAllHips: flag,
  weaponsReachProne: fields<PhysicalRules['weaponsReachProne']>({ from: number, to: number }),
  charge: fields<PhysicalRules['charge']>({ tons: number, times: oneOf(CHARGE_FORCES) }),
  missedChargeSwerves: flag,
  chargeCancelledByFall: flag,
  chargeHurtsShieldArm: flag,
  shieldPunch: allOf(SHIELD_SIZES, number),
  shieldsBash: flag,
  torsoTurnsForBlows: flag,
  shieldStance: fields<PhysicalRules['shieldStance']>({ passive: flag, lasts: flag }),
  talonsOnAnyTwoFeet: flag,
  rolls: someOf(PHYSICAL_ATTACK_KINDS, fields<object>({ hit: rolls, miss: rolls })),
  lancePiercesFrom: number,
  chargingLancePiercesFrom: numberOrNull,
  wornShieldsWeigh: flag,
  spikesBreak: fields<PhysicalRules['spikesBreak']>({ dice: whole(1, 2), from: number, to: number }),
};
