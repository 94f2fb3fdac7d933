import type { EquipmentItem, Ranges } from '../../catalog/index.js';
import type { Ruleset } from '../ruleset.js';
import { isBlast } from './area.js';

/** Hexes of a map sheet: artillery pieces reach so many sheets, cannons so many hexes. */
const SHEET = 17;

export const isArtilleryPiece = (weapon: EquipmentItem): boolean =>
  isBlast(weapon) && weapon.traits.includes('artillery');

export const isInReachOfArtillery = ({ long }: Ranges, range: number): boolean => range <= long * SHEET;

export interface ArtilleryShot {
  readonly indirect: boolean;
  /** At a target in the air. */
  readonly aloft: boolean;
}

/** What an artillery piece has in place of a range modifier. */
export function artilleryModifier(
  range: number,
  { indirect, aloft }: ArtilleryShot,
  { toHit: { artillery } }: Ruleset,
): number {
  if (aloft) return artillery.flak;
  if (!indirect) return artillery.direct;
  return range <= SHEET ? artillery.indirect : artillery.indirectBeyondASheet;
}
