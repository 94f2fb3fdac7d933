import type { WithdrawalRules } from '../areas/withdrawal.js';

const NEVER = Number.POSITIVE_INFINITY;

export const WITHDRAWAL: Partial<WithdrawalRules> = {
  limbsHurt: NEVER,
  torsosLaidBare: NEVER,
  limbsLostWithLeg: 2,
  sideTorsosLost: 2,
  firstTorsoShakes: true,
  pilotWounds: NEVER,
  engineAndGyroHit: false,
  sensorsLost: false,
};
