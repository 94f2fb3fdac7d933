/** Walking MP after damage to the legs. */
export function walkingPoints(walk: number, legHits: number): number {
  if (legHits >= 3) return 0;
  return legHits === 2 ? Math.floor(walk / 2) : Math.max(0, walk - legHits);
}

/** One and a half times walking MP; double with a myomer booster. */
export const runningPoints = (walk: number, boosted: boolean): number =>
  boosted ? walk * 2 : Math.ceil(walk * 1.5);

/** Jumping MP after damage to the torso and legs. */
export function jumpingPoints(jump: number, torsoHits: number, legHits: number): number {
  if (legHits >= 3) return 0;
  return torsoHits >= 2 ? Math.floor(jump / 2) : Math.max(0, jump - torsoHits);
}
