import type { WeaponShot } from './shots.js';

export const CANNOT_HIT = 'Cannot hit';

/** What a shot needs on two dice: "8+". */
export function needs({ toHit }: Pick<WeaponShot, 'toHit'>): string {
  return toHit === undefined || toHit.impossible ? CANNOT_HIT : `${Math.max(2, toHit.finalToHit)}+`;
}
