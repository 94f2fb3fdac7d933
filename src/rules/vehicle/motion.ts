export const GROUND_MOTIONS = Object.freeze(['tracked', 'wheeled', 'hover'] as const);
/** What a ground vehicle moves on. */
export type GroundMotion = (typeof GROUND_MOTIONS)[number];
