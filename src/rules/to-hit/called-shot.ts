import type { ToHitSituation } from './situation.js';

const PENALTY = 3;

/** Nothing where a teammate has named the location. */
export function calledShotPenalty({ attacker, rules }: ToHitSituation): number {
  if (!attacker.calledShot) return 0;
  return attacker.teammateCalledShot && rules.toHit.teammateCalledShot ? 0 : PENALTY;
}
