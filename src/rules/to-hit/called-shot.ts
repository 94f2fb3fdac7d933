import type { ToHitSituation } from './situation.js';

const PENALTY = 3;

/** No penalty if a teammate has called the location. */
export function calledShotPenalty({ attacker, rules }: ToHitSituation): number {
  if (!attacker.calledShot) return 0;
  return attacker.teammateCalledShot && rules.toHit.teammateCalledShot ? 0 : PENALTY;
}
