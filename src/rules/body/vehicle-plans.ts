import type { VehicleLocation } from '../hit-location/vehicle-locations.js';
import { type BodyPlan, bodyPlan } from './plan.js';

const HULLS: readonly (readonly VehicleLocation[])[] = [
  ['front', 'right_side', 'left_side', 'rear'],
  ['front', 'front_right', 'front_left', 'rear_right', 'rear_left', 'rear'],
];
const TURRETS: readonly (readonly { readonly location: VehicleLocation; readonly words?: string }[])[] = [
  [],
  [{ location: 'turret' }],
  [{ location: 'turret', words: 'rear turret' }, { location: 'front_turret' }],
];

/** By hull and number of turrets. Damage never goes from one location into another. */
const PLANS: readonly (readonly BodyPlan[])[] = HULLS.map((hull) =>
  TURRETS.map((turrets) =>
    bodyPlan([...hull.map((location) => ({ location })), ...turrets], [], {
      head: undefined,
      center: 'front',
    }),
  ),
);

/** The plan of a vehicle with four or six sides and up to two turrets. */
export const vehiclePlan = (sixSided: boolean, turrets: number): BodyPlan =>
  PLANS[sixSided ? 1 : 0]?.[turrets] as BodyPlan;
