import type { WithdrawalRules } from '../areas/withdrawal.js';

export const WITHDRAWAL: WithdrawalRules = {
  limbsHurt: 3,
  torsosLaidBare: 2,
  limbsLostWithLeg: Number.POSITIVE_INFINITY,
  sideTorsosLost: 1,
  firstTorsoShakes: false,
  engineHits: 2,
  pilotWounds: 4,
  engineAndGyroHit: true,
  sensorsLost: true,
};
