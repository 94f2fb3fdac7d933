import type { EquipmentItem } from '../../catalog/index.js';

/** Whether a piece of equipment makes the laser that it serves fire in pulses, where that is asked for. */
export const isPulseModule = (item: EquipmentItem | undefined): item is EquipmentItem =>
  item?.traits.includes('risc-laser-pulse-module') === true;
