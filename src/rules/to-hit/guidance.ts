import type { ToHitSituation } from './situation.js';

/** Semi-guided missiles home in on what a friendly designator marks. */
export const isGuidedByTag = ({
  ammunition,
  target,
}: Pick<ToHitSituation, 'ammunition' | 'target'>): boolean =>
  (target.tagged && ammunition?.munitions.includes('semi-guided')) ?? false;
