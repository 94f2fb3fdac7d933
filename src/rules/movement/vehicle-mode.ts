// QuadVees in vehicle mode (Interstellar Operations, "QuadVees"; docs/rules/unusual-mechs.md).

const CONVERSION_MP = 2;
const LEGS = 4;
const WHEELS_MP = 1;

/**
 * Movement points to convert between legs and wheels or tracks: one more for each hit slot of the legs and conversion
 * gear.
 */
export const conversionMp = (hitSlots: number): number => CONVERSION_MP + hitSlots;

/** Cruising MP from walking MP, less a quarter for each leg that is lost or whose wheel or track is hit. */
export const vehicleModeMp = (walk: number, wheels: boolean, legsOut: number): number =>
  Math.floor(((walk + (wheels ? WHEELS_MP : 0)) * Math.max(0, LEGS - legsOut)) / LEGS);

/** Added to driving rolls once any leg is lost or any wheel or track is hit. */
export const VEHICLE_MODE_MOTIVE_DAMAGE = 3;
