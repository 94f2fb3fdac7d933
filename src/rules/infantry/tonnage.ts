import type { InfantryMotion } from './motion.js';

/** Tons of one trooper with his transport (Total Warfare, "Infantry Transport"). */
const OF_ONE: Readonly<Record<InfantryMotion, number>> = {
  leg: 0.085,
  jump: 0.165,
  motorized: 0.195,
  tracked: 1,
  wheeled: 1,
  hover: 1,
  vtol: 1.9,
  umu: 0.135,
  submarine: 0.9,
};

/** Returns the tonnage of the platoon, rounded up to half a ton. */
export const platoonTonnage = (motion: InfantryMotion, troopers: number): number =>
  Math.ceil(OF_ONE[motion] * troopers * 2) / 2;
