import type { ExplosionRules } from '../areas/explosions.js';

const ALL = Number.POSITIVE_INFINITY;

export const EXPLOSIONS: ExplosionRules = {
  mostInside: { none: ALL, case: ALL, 'case-ii': 1 },
  mostThroughArmor: { case: 0, 'case-ii': ALL },
  blowsArmorOffFrom: ALL,
  limbsKeepHalfTheirArmor: true,
  caseIISavesFrom: 8,
  criticalBehindCaseII: 0,
  pilotWounds: 2,
  weaponFigures: 'of-the-weapon',
  fixedDamage: { capacitor: 15, 'jump-jet': 10, coolant: 5, 'pulse-module': 2 },
  coolantPod: 10,
  harmless: [],
};
