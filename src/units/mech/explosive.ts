import type { Mount } from '../unit.js';

/** Whether a hit makes the item explode, in the state of the unit at the start of a game. */
export function isExplosive(mount: Mount, mounts: readonly Mount[]): boolean {
  const { item } = mount;
  // A capacitor takes the PPC it charges with it, whatever the PPC does alone.
  if (item?.kind === 'weapon' && isCapacitor(mount.linkedBy)) return true;
  switch (item?.explosive) {
    case undefined:
    case 'optional':
      return false;
    case 'ammunition':
      return (mount.shots ?? 0) > 0;
    case 'capacitor':
      return isCapacitor(mount) && mount.linked !== undefined;
    case 'pulse-module':
      return mount.linked !== undefined;
    case 'hyper-velocity':
      return mounts.some((other) => other === mount.linked && (other.shots ?? 0) > 0);
    default:
      return true;
  }
}

const isCapacitor = (mount: Mount | undefined): boolean =>
  mount?.item?.traits.includes('ppc-capacitor') === true;
