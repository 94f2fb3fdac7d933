/** A haywire pod makes it harder for the 'Mech that carries it to hit anything. */
export const HAYWIRE_TO_HIT = 1;
