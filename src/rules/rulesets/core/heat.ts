import type { HeatRules } from '../areas/heat.js';

export const HEAT: Partial<HeatRules> = {
  attemptToStand: 0,
  woundsFrom: [10, 20],
  woundsFromInTorso: [1, 15],
};
