import { checkOneOf } from '../../check/check.js';
import { type Environment, FOGS, LIGHTS, PRECIPITATIONS, WINDS } from './environment.js';

/** For the functions of the public edge only. */
export function checkEnvironment(environment: Environment | undefined): void {
  if (environment === undefined) return;
  const { light, precipitation, fog, wind } = environment;
  if (light !== undefined) checkOneOf('environment.light', light, LIGHTS);
  if (precipitation !== undefined) checkOneOf('environment.precipitation', precipitation, PRECIPITATIONS);
  if (fog !== undefined) checkOneOf('environment.fog', fog, FOGS);
  if (wind !== undefined) checkOneOf('environment.wind', wind, WINDS);
}
