const EACH = 2;
const MOST_INSIDE = 30;

/** Heat that so many inferno missiles bring to the 'Mech they hit. */
export const infernoHeat = (missiles: number): number => missiles * EACH;

/** The same for those that blow up inside it (combat.md section 17). */
export const infernoHeatInside = (missiles: number): number => Math.min(MOST_INSIDE, infernoHeat(missiles));
