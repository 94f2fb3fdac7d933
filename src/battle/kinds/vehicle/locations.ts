import { type BodyPlan, NOWHERE } from '../../../rules/body/plan.js';
import type { VehicleLocation } from '../../../rules/hit-location/vehicle-locations.js';

const NAMES: Readonly<Record<string, VehicleLocation>> = {
  FR: 'front',
  RS: 'right_side',
  LS: 'left_side',
  RR: 'rear',
  FRRS: 'front_right',
  FRLS: 'front_left',
  RRRS: 'rear_right',
  RRLS: 'rear_left',
  TU: 'turret',
  FT: 'front_turret',
  RO: 'rotor',
};

/** The index of the location with this code in unit files; nowhere for the body. */
export function vehicleLocation({ locations }: BodyPlan, code: string | undefined): number {
  const name = code === undefined ? undefined : NAMES[code];
  return name === undefined ? NOWHERE : locations.indexOf(name);
}
