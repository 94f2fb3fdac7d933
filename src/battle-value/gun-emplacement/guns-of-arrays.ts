import type { Mount } from '../../units/index.js';
import type { Counted } from '../common/stock.js';

/**
 * Each item has two entries in the list of an emplacement, and the second interrupts the run of guns that an array
 * looks for. So every array counts one gun, the first of its size that no other array has.
 */
export function gunsOfArrays(weapons: readonly Counted[]): (array: Counted) => readonly Mount[] {
  const taken = new Set<Mount>();
  return (array) => {
    const gun = weapons.find(({ mount, roles }) => isGunOf(array.roles, roles) && !taken.has(mount))?.mount;
    if (gun === undefined) return [];
    taken.add(gun);
    return [gun];
  };
}

const isGunOf = (array: Counted['roles'], gun: Counted['roles']): boolean =>
  !gun.array && gun.ammoGroup === array.ammoGroup && gun.item.traits.includes('machine-gun');
