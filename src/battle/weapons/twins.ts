import type { Combatant } from '../combatant/combatant.js';
import type { Design } from '../combatant/design.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';

const known = new WeakMap<Design, readonly number[]>();

/** For each weapon the first of its unit that is built and served just like it; for most, itself. */
export function twinsIn(design: Design): readonly number[] {
  let twins = known.get(design);
  if (twins === undefined) {
    const { weapons } = design;
    twins = weapons.map((mount) => weapons.findIndex((other) => other === mount || areAlike(other, mount)));
    known.set(design, twins);
  }
  return twins;
}

const areAlike = (one: WeaponMount, other: WeaponMount): boolean =>
  one.item === other.item &&
  one.firstBin === other.firstBin &&
  one.bins.join() === other.bins.join() &&
  isPlain(one) &&
  isPlain(other);

/** Nothing about it is its own: no quirk, no gear that serves it, no load that it came with. */
const isPlain = ({ quirks, linkedTo, builtInShots, isArray, array }: WeaponMount): boolean =>
  quirks.length === 0 && linkedTo === undefined && builtInShots === 0 && !isArray && array < 0;

/** Whether a weapon fires as well as it would from anywhere else on its unit. */
export const isUndisturbed = (unit: Combatant, mount: WeaponMount): boolean =>
  (mount.arm < 0 || !(unit.hasArmDamage(mount.arm) || unit.hasEnhancedActuators(mount.arm))) &&
  unit.design.shields.length === 0 &&
  unit.fireDamage(mount) === undefined;
