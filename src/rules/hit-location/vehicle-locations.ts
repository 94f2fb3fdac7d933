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
 * A part of a vehicle. Most have four sides; large and superheavy ones have six. Of two turrets, `turret` is the rear one. The
 * body inside is none of them: it holds equipment, and no hit ever strikes it. `rotor` is a VTOL's; `guns` is all there is of a
 * gun emplacement.
 */
export type VehicleLocation = (typeof VEHICLE_LOCATIONS)[number];
