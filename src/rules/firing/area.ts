import type { EquipmentItem } from '../../catalog/index.js';

/** Whether a weapon bursts where it hits, and strikes all over. */
export const isBlast = (weapon: EquipmentItem): boolean =>
  'damage' in weapon && weapon.damage === 'artillery';
