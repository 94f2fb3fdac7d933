import type { WithdrawalRules } from '../areas/withdrawal.js';

export const WITHDRAWAL: WithdrawalRules = {
  limbsHurt: 3,
  torsosLaidBare: 2,
  sideTorsosLost: 1,
  engineHits: 2,
  pilotWounds: 4,
  engineAndGyroHit: true,
  sensorsLost: true,
};
