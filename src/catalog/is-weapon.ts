import type { EquipmentItem, Weapon } from './item.js';

export const isWeapon = (item: EquipmentItem): item is Weapon =>
  item.kind === 'weapon' || item.kind === 'bay-weapon';
