import type { ToHitSituation } from './situation.js';

/** Whether semi-guided missiles follow a friendly TAG on the target. */
export const isGuidedByTag = ({
  ammunition,
  target,
}: Pick<ToHitSituation, 'ammunition' | 'target'>): boolean =>
  (target.tagged && ammunition?.munitions.includes('semi-guided')) ?? false;
