import type { EquipmentItem } from '../../catalog/index.js';

/** Whether a piece of equipment can make its linked laser fire in pulses. */
export const isPulseModule = (item: EquipmentItem | undefined): item is EquipmentItem =>
  item?.traits.includes('risc-laser-pulse-module') === true;
