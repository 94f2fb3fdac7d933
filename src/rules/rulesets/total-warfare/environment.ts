import type { EnvironmentRules } from '../areas/environment.js';

export const ENVIRONMENT: EnvironmentRules = {
  toHit: {
    dawn_dusk: 1,
    night: 2,
    moonless_night: 3,
    pitch_black: 4,
    light_rain: 0,
    moderate_rain: 1,
    heavy_rain: 1,
    downpour: 2,
    snow: 1,
    heavy_snow: 1,
    light_fog: 0,
    heavy_fog: { energy: 1 },
    moderate_gale: { missile: 1 },
    strong_gale: { ballistic: 1, missile: 2 },
    storm: { ballistic: 2, missile: 3 },
  },
  piloting: { heavy_rain: 1, downpour: 2, heavy_snow: 1, strong_gale: 1, storm: 3 },
};
