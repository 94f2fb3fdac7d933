/**
 * Sides of a body that a hit may strike. The side decides the hit location table. Most bodies have the first four;
 * large vehicles have the last four in place of left and right.
 */
export const BODY_SIDES = Object.freeze([
  'front',
  'right',
  'rear',
  'left',
  'front_right',
  'rear_right',
  'rear_left',
  'front_left',
] as const);
export type BodySide = (typeof BODY_SIDES)[number];
