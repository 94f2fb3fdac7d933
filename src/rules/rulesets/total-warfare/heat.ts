import type { HeatRules } from '../areas/heat.js';

export const HEAT: HeatRules = {
  attemptToStand: 1,
  woundsFrom: [15, 25],
  woundsFromInTorso: [1, 15, 25],
};
