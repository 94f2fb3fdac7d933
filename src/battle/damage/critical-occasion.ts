import type { ICriticalCheck } from '../../rules/critical/index.js';

/** What asks for a critical check, where it is not damage to the structure alone; with the armor that it went through, if that counts. */
export type CriticalOccasion = Pick<
  ICriticalCheck,
  'throughArmor' | 'levelsFallen' | 'armorPiercing' | 'behindCaseII' | 'armorType'
>;

export const STRUCTURE_HURT: CriticalOccasion = {};
export const THROUGH_ARMOR: CriticalOccasion = { throughArmor: true };
export const BEHIND_CASE_II: CriticalOccasion = { behindCaseII: true };
