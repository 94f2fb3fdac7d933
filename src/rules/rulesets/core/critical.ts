import type { CriticalRules } from '../areas/critical.js';

export const CRITICAL: Partial<CriticalRules> = {};
