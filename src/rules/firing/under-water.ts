import type { Ranges, Weapon } from '../../catalog/index.js';
import type { Ruleset } from '../ruleset.js';

/** Returns the ranges of a weapon under water; undefined if it cannot fire there. */
export function rangesUnderWater(
  { category, ranges, underwaterRanges }: Weapon,
  { weapons }: Ruleset,
): Omit<Ranges, 'minimum'> | undefined {
  if (category !== 'energy' || ranges.long === 0 || !weapons.energyReachesBracketLessUnderWater) {
    return underwaterRanges;
  }
  return { short: 0, medium: ranges.short, long: ranges.medium, extreme: ranges.long };
}
