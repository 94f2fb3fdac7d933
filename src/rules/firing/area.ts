import type { EquipmentItem } from '../../catalog/index.js';

/** Whether a weapon is an area-effect weapon. */
export const isBlast = (weapon: EquipmentItem): boolean =>
  'damage' in weapon && weapon.damage === 'artillery';
