import type { DamageRules } from '../areas/damage.js';

export const DAMAGE: Partial<DamageRules> = {};
