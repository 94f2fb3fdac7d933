import { oncePer } from '../../check/once-per.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Design } from '../combatant/design.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';

/** For each weapon, the first one of its unit with the same build and equipment; usually itself. */
export const twinsIn = oncePer(({ weapons }: Design): readonly number[] =>
  weapons.map((mount) => weapons.findIndex((other) => other === mount || areAlike(other, mount))),
);

const areAlike = (one: WeaponMount, other: WeaponMount): boolean =>
  one.item === other.item &&
  one.firstBin === other.firstBin &&
  one.bins.join() === other.bins.join() &&
  isPlain(one) &&
  isPlain(other);

/** It has nothing special: no quirk, no linked equipment, no built-in load. */
const isPlain = ({ quirks, linkedTo, builtInShots, isArray, array }: WeaponMount): boolean =>
  quirks.length === 0 && linkedTo === undefined && builtInShots === 0 && !isArray && array < 0;

/** Whether it makes no difference where on its unit a weapon is mounted. */
export const isUndisturbed = (unit: Combatant, mount: WeaponMount): boolean =>
  (mount.arm < 0 || !(unit.hasArmDamage(mount.arm) || unit.hasEnhancedActuators(mount.arm))) &&
  unit.design.shields.length === 0 &&
  unit.fireDamage(mount) === undefined;
