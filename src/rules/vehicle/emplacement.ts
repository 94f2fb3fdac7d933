import type { StructureRule } from '../damage/materials.js';
import type { VehicleCritical } from './criticals.js';

/** Construction Factor of the building that an emplacement brings along: a medium one. */
export const BUILDING_CF = 40;

/** Buildings that are made for guns take half of every blow. */
export const GUN_BUILDING: StructureRule = {
  suffered: (damage) => Math.floor(damage / 2),
  goesOn: () => 0,
};

const TENTH = 10;

/** An attack shakes the guns that takes more off the Construction Factor than a tenth of what it was when the phase began. */
export const shakesTheGuns = (lost: number, atStartOfPhase: number): boolean =>
  lost > Math.ceil(atStartOfPhase / TENTH);

const LOWEST = 6;

/** From a roll of 6 to one of 12 (Total Warfare, "Gun Emplacement Critical Hits"). */
const CRITICALS: readonly VehicleCritical[] = [
  'weapon-malfunction',
  'crew-stunned',
  'weapon-destroyed',
  'crew-killed',
  'turret-struck',
  'ammunition',
  'equipment-destroyed',
];

/** What a roll comes to; where that cannot happen, nothing does. */
export const emplacementCriticalAt = (total: number): VehicleCritical | undefined =>
  CRITICALS[Math.min(total, LOWEST + CRITICALS.length - 1) - LOWEST];
