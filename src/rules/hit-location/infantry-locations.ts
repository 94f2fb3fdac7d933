export const INFANTRY_LOCATIONS = Object.freeze(['troopers'] as const);
/** The only location of a platoon. Its structure is the number of troopers left. */
export type InfantryLocation = (typeof INFANTRY_LOCATIONS)[number];
