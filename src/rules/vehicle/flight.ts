/** How a unit flies: on rotors, at any height; or on a cushion of air, just above the ground. */
export type Flight = 'vtol' | 'wige';

/**
 * Whether a flyer is as hard to hit as whatever is in the air: on rotors if it is, or flew this turn; others only if both
 * (Total Warfare, "Airborne VTOL or WiGE").
 */
export const countsAsAirborne = (flight: Flight, aloft: boolean, moved: boolean): boolean =>
  flight === 'vtol' ? aloft || moved : aloft && moved;
