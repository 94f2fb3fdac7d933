/** Actuators of one limb that are lost, one bit each: shoulder or hip, upper, lower, hand or foot. */
export const ROOT = 1;
export const UPPER = 2;
export const LOWER = 4;
export const END = 8;

export const ACTUATOR_BITS: Readonly<Record<string, number>> = {
  shoulder: ROOT,
  hip: ROOT,
  'upper-arm-actuator': UPPER,
  'upper-leg-actuator': UPPER,
  'lower-arm-actuator': LOWER,
  'lower-leg-actuator': LOWER,
  'hand-actuator': END,
  'foot-actuator': END,
};
