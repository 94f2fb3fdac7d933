import type { VehicleLocation } from '../hit-location/vehicle-locations.js';
import { type BodyPlan, bodyPlan } from './plan.js';

const HULLS: readonly (readonly VehicleLocation[])[] = [
  ['front', 'right_side', 'left_side', 'rear'],
  ['front', 'front_right', 'front_left', 'rear_right', 'rear_left', 'rear'],
  ['front', 'right_side', 'left_side', 'rear', 'rotor'],
];
/** Indexes into `HULLS`. */
const FOUR_SIDED = 0;
const SIX_SIDED = 1;
const ON_A_ROTOR = 2;
const TURRETS: readonly (readonly { readonly location: VehicleLocation; readonly words?: string }[])[] = [
  [],
  [{ location: 'turret' }],
  [{ location: 'turret', words: 'rear turret' }, { location: 'front_turret' }],
];

/** By hull and number of turrets. Damage never transfers between locations. */
const PLANS: readonly (readonly BodyPlan[])[] = HULLS.map((hull) =>
  TURRETS.map((turrets) =>
    bodyPlan([...hull.map((location) => ({ location })), ...turrets], [], {
      head: undefined,
      center: 'front',
    }),
  ),
);

/** The plan of a vehicle with four or six sides and up to two turrets. A VTOL also has a rotor. */
export const vehiclePlan = (sixSided: boolean, turrets: number, rotor = false): BodyPlan =>
  PLANS[rotor ? ON_A_ROTOR : sixSided ? SIX_SIDED : FOUR_SIDED]?.[turrets] as BodyPlan;
