import type { ExplosionRules } from '../areas/explosions.js';

export const EXPLOSIONS: Partial<ExplosionRules> = {};
