import type { ICriticalCheck } from '../../rules/critical/index.js';

/**
 * The cause of a critical check, if it is not damage to the structure alone, with the armor that the hit penetrated if
 * that counts.
 */
export type CriticalOccasion = Pick<
  ICriticalCheck,
  'throughArmor' | 'levelsFallen' | 'armorPiercing' | 'behindCaseII' | 'armorType'
> & {
  /** The hit was larger than the Barrier Armor Rating. */
  readonly beatsRating?: true;
};

export const STRUCTURE_HURT: CriticalOccasion = {};
export const THROUGH_ARMOR: CriticalOccasion = { throughArmor: true };
export const BEATS_RATING: CriticalOccasion = { throughArmor: true, beatsRating: true };
export const BEHIND_CASE_II: CriticalOccasion = { behindCaseII: true };
