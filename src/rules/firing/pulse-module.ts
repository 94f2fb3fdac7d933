import type { EquipmentItem } from '../../catalog/index.js';

/** Whether a piece of equipment makes the laser that it serves fire in pulses, where that is asked for. */
export const isPulseModule = (item: EquipmentItem | undefined): item is EquipmentItem =>
  item?.traits.includes('risc-laser-pulse-module') === true;

const BURSTS_ON = 2;

/** Whether a module that is switched on blows up with this attack roll, and its laser with it (combat.md section 29). */
export const pulseModuleBursts = (attackRoll: number): boolean => attackRoll <= BURSTS_ON;
