import type { EquipmentItem } from '../../catalog/index.js';

/** Whether a weapon lobs its shells over everything, with a spotter, with a view of the target, or with neither. */
export const isMortar = ({ traits }: EquipmentItem): boolean => traits.includes('mortar-indirect-fire');
