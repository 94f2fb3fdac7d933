import type { DuelShot } from '../../../src/edge/battle.js';

export const CANNOT_HIT = 'Cannot hit';

/** What a shot needs on two dice: "8+". */
export function needs({ toHit }: Pick<DuelShot, 'toHit'>): string {
  return toHit === undefined || toHit.impossible ? CANNOT_HIT : `${Math.max(2, toHit.finalToHit)}+`;
}
