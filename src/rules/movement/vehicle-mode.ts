// QuadVees in vehicle mode (Interstellar Operations, "QuadVees"; docs/rules/unusual-mechs.md).

const CONVERSION_MP = 2;
const LEGS = 4;
const WHEELS_MP = 1;

/** Points to change from legs to wheels or tracks, or back: one more for each slot of legs and gear that is hit. */
export const conversionMp = (hitSlots: number): number => CONVERSION_MP + hitSlots;

/** Cruising points by those that it walks, less a quarter for each leg that is gone, or whose wheel or track is hit. */
export const vehicleModeMp = (walk: number, wheels: boolean, legsOut: number): number =>
  Math.floor(((walk + (wheels ? WHEELS_MP : 0)) * Math.max(0, LEGS - legsOut)) / LEGS);

/** Added to driving rolls as soon as any of them is. */
export const VEHICLE_MODE_MOTIVE_DAMAGE = 3;
