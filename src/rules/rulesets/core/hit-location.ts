import type { HitLocationRules } from '../areas/hit-location.js';

export const HIT_LOCATION: Partial<HitLocationRules> = {};
