import type { WeaponMount } from '../combatant/weapon-mount.js';

/** The locations that a weapon is fired from, one bit each: a split one is fired from both. */
export const firedFromBits = ({ location, secondLocation }: WeaponMount): number =>
  (1 << location) | (secondLocation >= 0 ? 1 << secondLocation : 0);
