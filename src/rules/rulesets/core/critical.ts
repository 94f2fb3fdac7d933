import type { CriticalRules } from '../areas/critical.js';

export const CRITICAL: Partial<CriticalRules> = {
  breachNumber: { vacuum: 4, 'trace-atmosphere': 2, water: 4, surface: 2 },
  breachEasier: {},
  breachedOnRolls: 'low',
  breachedLegIsLost: true,
  hitsToDestroy: {
    autocannon: 2,
    'autocannon-i': 2,
    'hyper-velocity-autocannon': 2,
    'improved-autocannon': 2,
    'lb-x-autocannon': 2,
    'lb-x-autocannon-thb': 2,
    'light-autocannon': 2,
    'primitive-autocannon': 2,
    'protomech-autocannon': 2,
    'rotary-autocannon': 2,
    'ultra-autocannon': 2,
    'ultra-autocannon-thb': 2,
  },
};
