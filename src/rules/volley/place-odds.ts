import { aimedChance } from '../hit-location/called-shot.js';
import { struckLocation } from '../hit-location/cover.js';
import { mechLocationOf } from '../hit-location/locations.js';
import { HIT_LOCATION_TABLES } from '../hit-location/tables.js';
import type { Ruleset } from '../ruleset.js';
import { rollOdds } from './dice-odds.js';
import type { VolleyShot } from './shot.js';

/** Where one group of hits goes. */
export interface PlaceOdds {
  /** It strikes cover and does nothing. */
  readonly covered: number;
  readonly head: number;
}

/** By the table of the side. */
export function placeOdds(shot: VolleyShot): PlaceOdds {
  const table = HIT_LOCATION_TABLES[shot.side ?? 'front'];
  let covered = 0;
  let head = 0;
  for (const [total, chance] of rollOdds(false).entries()) {
    const location = table[total];
    if (location === undefined) continue;
    if (isCovered(shot, location)) covered += chance;
    else if (location === 'head') head += chance;
  }
  return { covered, head };
}

/** Of the first group, which may be meant for a location. */
export function firstPlaceOdds(shot: VolleyShot, others: PlaceOdds, { hitLocation }: Ruleset): PlaceOdds {
  const { aim } = shot;
  if (aim === undefined) return others;
  const misses = isCovered(shot, aim.location);
  const meant = { covered: misses ? 1 : 0, head: !misses && aim.location === 'head' ? 1 : 0 };
  if (aim.sure) return meant;
  const chance = aimedChance(hitLocation);
  return {
    covered: chance * meant.covered + (1 - chance) * others.covered,
    head: chance * meant.head + (1 - chance) * others.head,
  };
}

function isCovered(
  { cover = 'none', quadTarget = false }: VolleyShot,
  location: Parameters<typeof struckLocation>[0],
): boolean {
  if (cover === 'none') return false;
  const target = { partialCover: cover === 'legs', belowSurface: cover === 'body', quad: quadTarget };
  return struckLocation(mechLocationOf(location), target) === 'cover';
}
