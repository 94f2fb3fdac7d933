export const VEHICLE_CRITICALS = Object.freeze([
  'driver',
  'commander',
  'crew-stunned',
  'crew-killed',
  'weapon-malfunction',
  'weapon-destroyed',
  'stabilizer',
  'sensors',
  'cargo',
  'engine',
  'fuel-tank',
  'ammunition',
  'turret-jam',
  'turret-lock',
  'turret-blown-off',
  'turret-struck',
  'equipment-destroyed',
  'pilot',
  'copilot',
  'rotor-damage',
  'flight-stabilizer',
  'rotors-destroyed',
] as const);
/** The result of a critical hit on a vehicle. */
export type VehicleCritical = (typeof VEHICLE_CRITICALS)[number];

export const CRITICAL_COLUMNS = [
  'front',
  'side',
  'rear',
  'turret',
  'vtol-front',
  'vtol-side',
  'vtol-rear',
  'rotor',
] as const;
export type CriticalColumn = (typeof CRITICAL_COLUMNS)[number];

const LOWEST_CRITICAL = 6;
const HIGHEST = 12;

/**
 * For rolls of 6 to 12 (Total Warfare, "Ground Combat Vehicle Critical Hits Table" and "VTOL Combat Vehicle Critical
 * Hits Table"). The turret of a VTOL uses the ordinary turret column.
 */
const VEHICLE_CRITICAL_TABLE: Readonly<Record<CriticalColumn, readonly VehicleCritical[]>> = Object.freeze({
  front: [
    'driver',
    'weapon-malfunction',
    'stabilizer',
    'sensors',
    'commander',
    'weapon-destroyed',
    'crew-killed',
  ],
  side: [
    'cargo',
    'weapon-malfunction',
    'crew-stunned',
    'stabilizer',
    'weapon-destroyed',
    'engine',
    'fuel-tank',
  ],
  rear: [
    'weapon-malfunction',
    'cargo',
    'stabilizer',
    'weapon-destroyed',
    'engine',
    'ammunition',
    'fuel-tank',
  ],
  turret: [
    'stabilizer',
    'turret-jam',
    'weapon-malfunction',
    'turret-lock',
    'weapon-destroyed',
    'ammunition',
    'turret-blown-off',
  ],
  'vtol-front': [
    'copilot',
    'weapon-malfunction',
    'stabilizer',
    'sensors',
    'pilot',
    'weapon-destroyed',
    'crew-killed',
  ],
  'vtol-side': [
    'weapon-malfunction',
    'cargo',
    'stabilizer',
    'weapon-destroyed',
    'engine',
    'ammunition',
    'fuel-tank',
  ],
  'vtol-rear': [
    'cargo',
    'weapon-malfunction',
    'stabilizer',
    'weapon-destroyed',
    'sensors',
    'engine',
    'fuel-tank',
  ],
  rotor: [
    'rotor-damage',
    'rotor-damage',
    'rotor-damage',
    'flight-stabilizer',
    'flight-stabilizer',
    'rotors-destroyed',
    'rotors-destroyed',
  ],
});

/**
 * Returns the result of a roll: its row, or the next higher one that can happen. After the last row it continues with
 * the first, once around. Undefined if nothing can happen.
 */
export function vehicleCriticalAt(
  column: CriticalColumn,
  total: number,
  canHappen: (critical: VehicleCritical) => boolean,
): VehicleCritical | undefined {
  if (total < LOWEST_CRITICAL) return undefined;
  const rows = VEHICLE_CRITICAL_TABLE[column];
  const first = Math.min(total, HIGHEST) - LOWEST_CRITICAL;
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[(first + step) % rows.length] as VehicleCritical;
    if (canHappen(row)) return row;
  }
  return undefined;
}

/** Combat vehicles resist fire better. */
const FIRE = -2;
export const fireModifier = (builtForWar: boolean): number => (builtForWar ? FIRE : 0);
