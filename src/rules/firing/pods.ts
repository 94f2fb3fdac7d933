/** To-hit penalty of a 'Mech that carries a haywire pod. */
export const HAYWIRE_TO_HIT = 1;
