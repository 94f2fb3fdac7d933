import type { WeatherModifier } from '../../environment/environment.js';

export interface EnvironmentRules {
  /** What darkness and weather add to shots, and to piloting rolls. */
  readonly toHit: Readonly<Record<string, WeatherModifier>>;
  readonly piloting: Readonly<Record<string, number>>;
}
