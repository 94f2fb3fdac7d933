import { TERRAIN } from '../../rules/terrain/terrain.js';
import { type HexMap, SMOKE_HEIGHT } from '../map/hex-map.js';
import type { SightEnd } from './sight-end.js';
import { growthPoints, type SightNote, smokePoints } from './tally.js';

const SAME_BUILDING = 1;

/**
 * Returns the to-hit modifier for the terrain that the target stands in, unless the target rises above it
 * (docs/rules/terrain.md). Smoke lies above water and hides no unit in it.
 */
export function targetHexModifier(
  map: HexMap,
  target: SightEnd,
  insideOneBuilding: boolean,
  notes?: SightNote[],
): number {
  const hex = target.hex;
  const bits = map.terrain[hex] as number;
  if (bits === 0) return 0;
  const eyes = target.elevation + target.height;
  const building = insideOneBuilding ? SAME_BUILDING : 0;
  const growth = eyes < (map.foliageHeight[hex] as number) ? growthPoints(bits) : 0;
  const smoke = eyes < SMOKE_HEIGHT && target.elevation >= 0 ? smokePoints(bits) : 0;
  const stacks = map.industrialHeight[hex] as number;
  const industry = stacks > 0 && eyes <= stacks ? TERRAIN.heavy_industrial.target : 0;
  if (notes !== undefined) {
    if (building > 0) notes.push({ hex, what: 'building', points: building });
    if (growth > 0) notes.push({ hex, what: 'growth', points: growth });
    if (smoke > 0) notes.push({ hex, what: 'smoke', points: smoke });
    if (industry > 0) notes.push({ hex, what: 'industry', points: industry });
  }
  return building + growth + smoke + industry;
}
