import type { ToHitRules } from '../areas/to-hit.js';

export const TO_HIT: Partial<ToHitRules> = {};
