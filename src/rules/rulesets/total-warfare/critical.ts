import type { CriticalRules } from '../areas/critical.js';

export const CRITICAL: CriticalRules = {
  breachNumber: { vacuum: 10, 'trace-atmosphere': 12, water: 10, surface: 12 },
  breachEasier: { 'impact-resistant': 1 },
  breachedOnRolls: 'high',
  breachedLegIsLost: false,
  hitsToDestroy: {},
  gunsOfVehiclesBearHits: false,
};
