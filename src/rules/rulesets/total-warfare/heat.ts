import type { HeatRules } from '../areas/heat.js';

export const HEAT: HeatRules = { attemptToStand: 1, woundsFrom: [15, 25] };
