import type { Battle } from '../battle.js';
import type { SightEnd } from '../sight/sight-end.js';

/** Levels from the feet of a standing unit to its eyes. */
const STANDING = 1;

/**
 * Returns the end of a line of sight in a hex: that of the unit there, whether in the air, afloat or under water. Of
 * several units the highest counts; in an empty hex, a standing unit.
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
