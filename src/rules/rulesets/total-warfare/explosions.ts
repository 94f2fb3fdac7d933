import type { ExplosionRules } from '../areas/explosions.js';

const ALL = Number.POSITIVE_INFINITY;

export const EXPLOSIONS: ExplosionRules = {
  mostInside: { none: ALL, case: ALL, 'case-ii': 1 },
  caseIISavesFrom: 8,
  pilotWounds: 2,
  weaponFigures: 'of-the-weapon',
  fixedDamage: { capacitor: 15, 'jump-jet': 10, coolant: 5, 'pulse-module': 2 },
};
