import type { Running } from '../game/play.js';

/** A unit in the hex sees as it stands there; an empty hex as one that stands upright would. */
export function sightEndAt({ game }: Running, hex: number) {
  const { units, map } = game.battle;
  const unit = units.find((other) => other.hex === hex && !other.isOut);
  if (unit !== undefined) return { hex, elevation: unit.elevation, height: unit.height };
  return { hex, elevation: 0 - (map.waterDepth[hex] ?? 0), height: 1 };
}
