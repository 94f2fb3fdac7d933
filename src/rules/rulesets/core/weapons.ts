import type { WeaponRules } from '../areas/weapons.js';

export const WEAPONS: Partial<WeaponRules> = {};
