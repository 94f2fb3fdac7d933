import type { ExplosionRules } from '../areas/explosions.js';

const NEVER = Number.POSITIVE_INFINITY;

export const EXPLOSIONS: Partial<ExplosionRules> = {
  mostInside: { none: 20, case: 10, 'case-ii': 1 },
  mostThroughArmor: { case: 10, 'case-ii': 10 },
  blowsArmorOffFrom: 21,
  limbsKeepHalfTheirArmor: false,
  caseIISavesFrom: NEVER,
  criticalBehindCaseII: -1,
  pilotWounds: 1,
  weaponFigures: 'of-its-slots',
  coolantPod: 2,
  harmless: ['pod'],
};
