/** Walking points that damage to the legs leaves. */
export function walkingPoints(walk: number, legHits: number): number {
  if (legHits >= 3) return 0;
  return legHits === 2 ? Math.floor(walk / 2) : Math.max(0, walk - legHits);
}

/** Half as many again; a myomer booster doubles them. */
export const runningPoints = (walk: number, boosted: boolean): number =>
  boosted ? walk * 2 : Math.ceil(walk * 1.5);

/** Jumping points that damage to torso and legs leaves. */
export function jumpingPoints(jump: number, torsoHits: number, legHits: number): number {
  if (legHits >= 3) return 0;
  return torsoHits >= 2 ? Math.floor(jump / 2) : Math.max(0, jump - torsoHits);
}
