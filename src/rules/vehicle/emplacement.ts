import type { StructureRule } from '../damage/materials.js';
import type { VehicleCritical } from './criticals.js';

/** Construction Factor of an emplacement's own building: a medium one. */
export const BUILDING_CF = 40;

/** Buildings made for guns take half damage. */
export const GUN_BUILDING: StructureRule = {
  suffered: (damage) => Math.floor(damage / 2),
  goesOn: () => 0,
};

const TENTH = 10;

/**
 * Whether an attack damages the guns: it must remove more than a tenth of the Construction Factor at the start of the
 * phase.
 */
export const shakesTheGuns = (lost: number, atStartOfPhase: number): boolean =>
  lost > Math.ceil(atStartOfPhase / TENTH);

const LOWEST = 6;

/** For rolls of 6 to 12 (Total Warfare, "Gun Emplacement Critical Hits"). */
const CRITICALS: readonly VehicleCritical[] = [
  'weapon-malfunction',
  'crew-stunned',
  'weapon-destroyed',
  'crew-killed',
  'turret-struck',
  'ammunition',
  'equipment-destroyed',
];

/** Returns the result of a roll. If it cannot happen, there is no other. */
export const emplacementCriticalAt = (total: number): VehicleCritical | undefined =>
  CRITICALS[Math.min(total, LOWEST + CRITICALS.length - 1) - LOWEST];
