import type { FallingRules } from '../areas/falling.js';

export const FALLING: Partial<FallingRules> = {};
