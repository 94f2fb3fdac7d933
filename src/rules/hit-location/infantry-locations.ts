export const INFANTRY_LOCATIONS = Object.freeze(['troopers'] as const);
/** All there is of a platoon: its structure is the number of those left. */
export type InfantryLocation = (typeof INFANTRY_LOCATIONS)[number];
