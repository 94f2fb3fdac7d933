/** The crew of a cockpit that seats several, in seat order (docs/rules/unusual-mechs.md). */
export const SEATS = Object.freeze(['pilot', 'gunner', 'technician'] as const);
export type Seat = (typeof SEATS)[number];

export const PILOT = 0;
export const GUNNER = 1;
export const TECHNICIAN = 2;

/** Targets that a dedicated gunner engages without a secondary-target penalty. */
export const TARGETS_OF_A_GUNNER = 3;
