/** The longest side of a map. Even the two farthest hexes of the largest map can have a line of sight between them. */
export const LONGEST_SIDE = 250;
export const LOWEST_LEVEL = -60;
export const HIGHEST_LEVEL = 60;
/** The greatest depth of water below the ground. */
export const DEEPEST = 30;
/** The greatest height above the ground. */
export const TALLEST = 60;
export const STRONGEST = 10_000;
/** All six hexsides, one bit each. */
export const EVERY_SIDE = 63;
