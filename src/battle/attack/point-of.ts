import type { FiringArc } from '../../rules/to-hit/index.js';

/** Directions around a unit, in steps of 15 degrees. */
export const POINT_OF: Readonly<Record<FiringArc, number>> = { front: 0, right: 6, rear: 12, left: 18 };
