/** How a unit flies: as a VTOL at any height, or as a WiGE just above the ground. */
export type Flight = 'vtol' | 'wige';

/**
 * Whether a flyer gets the to-hit modifier for airborne targets: a VTOL if it is in the air or flew this turn, a WiGE
 * only if both (Total Warfare, "Airborne VTOL or WiGE").
 */
export const countsAsAirborne = (flight: Flight, aloft: boolean, moved: boolean): boolean =>
  flight === 'vtol' ? aloft || moved : aloft && moved;
