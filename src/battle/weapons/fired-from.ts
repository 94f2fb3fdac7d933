import type { WeaponMount } from '../combatant/weapon-mount.js';

const bitOf = (location: number): number => (location >= 0 ? 1 << location : 0);

/** The locations that a weapon fires from, one bit each: both for a split weapon, none for one inside the body. */
export const firedFromBits = ({ location, secondLocation }: WeaponMount): number =>
  bitOf(location) | bitOf(secondLocation);
