import type { WeaponMount } from '../combatant/weapon-mount.js';

const bitOf = (location: number): number => (location >= 0 ? 1 << location : 0);

/** The locations that a weapon is fired from, one bit each: a split one is fired from both, one inside the body from none. */
export const firedFromBits = ({ location, secondLocation }: WeaponMount): number =>
  bitOf(location) | bitOf(secondLocation);
