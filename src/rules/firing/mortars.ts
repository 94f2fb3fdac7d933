import type { EquipmentItem } from '../../catalog/index.js';

/** Whether a weapon fires over all obstacles, with or without a spotter or a line of sight to the target. */
export const isMortar = ({ traits }: EquipmentItem): boolean => traits.includes('mortar-indirect-fire');
