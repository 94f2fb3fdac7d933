import type { Battle } from '../battle.js';
import type { SightEnd } from '../sight/sight-end.js';

/** From the feet of whoever stands upright to the eyes. */
const STANDING = 1;

/**
 * What looks out of a hex: the unit there, in the air, afloat or under water as it is, and of several the one that gets
 * highest; in an empty hex somebody who stands upright.
 */
export function sightEndAt({ units, map }: Battle, hex: number): SightEnd {
  const here = units.filter((unit) => unit.hex === hex && !unit.isOut);
  const top = here.reduce<(typeof here)[number] | undefined>(
    (best, unit) =>
      best === undefined || unit.elevation + unit.height > best.elevation + best.height ? unit : best,
    undefined,
  );
  if (top === undefined) return { hex, elevation: 0 - (map.waterDepth[hex] ?? 0), height: STANDING };
  const { elevation, height, afloat } = top;
  return { hex, elevation, height, afloat };
}
