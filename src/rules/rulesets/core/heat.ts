import type { HeatRules } from '../areas/heat.js';

export const HEAT: Partial<HeatRules> = {};
