/** Who sits in a cockpit for several, in the order of their seats (docs/rules/unusual-mechs.md). */
export const SEATS = Object.freeze(['pilot', 'gunner', 'technician'] as const);
export type Seat = (typeof SEATS)[number];

export const PILOT = 0;
export const GUNNER = 1;

/** Targets that a gunner with nothing else to do fires at without a penalty. */
export const TARGETS_OF_A_GUNNER = 3;
