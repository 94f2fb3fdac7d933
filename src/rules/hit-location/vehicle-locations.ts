export const VEHICLE_LOCATIONS = Object.freeze([
  'front',
  'right_side',
  'left_side',
  'rear',
  'front_right',
  'front_left',
  'rear_right',
  'rear_left',
  'turret',
  'front_turret',
  'rotor',
  'guns',
] as const);
/**
 * A location of a vehicle. Most vehicles have four sides; large and superheavy ones have six. Of two turrets,
 * `turret` is the rear one. The body is not included: it holds equipment and is never hit. `rotor` belongs to VTOLs.
 * `guns` is the only location of a gun emplacement.
 */
export type VehicleLocation = (typeof VEHICLE_LOCATIONS)[number];
