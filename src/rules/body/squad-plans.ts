import { SQUAD_LOCATIONS } from '../hit-location/squad-locations.js';
import { type BodyPlan, bodyPlan } from './plan.js';

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** By number of troopers, from one up. Excess damage does not transfer between troopers. */
const PLANS: readonly BodyPlan[] = SQUAD_LOCATIONS.map((_, last) =>
  bodyPlan(
    SQUAD_LOCATIONS.slice(0, last + 1).map((location, at) => ({ location, words: `${ORDER[at]} trooper` })),
    [],
    { head: undefined, center: 'trooper_1' },
  ),
);

/** The plan of a squad of one to six troopers. */
export const squadPlan = (troopers: number): BodyPlan => PLANS[troopers - 1] as BodyPlan;
