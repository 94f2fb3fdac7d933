import type { MechChassis } from '../body/chassis.js';

/** Whether it pays for the first hexside alone that it turns in a hex: a tripod, on all its legs. */
export const pivotsOnLegs = (chassis: MechChassis, legsLost: number): boolean =>
  chassis === 'tripod' && legsLost === 0;
