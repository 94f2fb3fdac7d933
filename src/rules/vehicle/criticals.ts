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
] as const);
/** What a critical hit on a vehicle is. */
export type VehicleCritical = (typeof VEHICLE_CRITICALS)[number];

const CRITICAL_COLUMNS = ['front', 'side', 'rear', 'turret'] as const;
export type CriticalColumn = (typeof CRITICAL_COLUMNS)[number];

const LOWEST_CRITICAL = 6;
const HIGHEST = 12;

/** From a roll of 6 to one of 12 (Total Warfare, "Ground Combat Vehicle Critical Hits Table"). */
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
});

/**
 * What a roll comes to: the row itself, or the next higher one that can happen; after the last row it goes on from the
 * first, once. Undefined where nothing can.
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

/** Fire finds fewer ways into a vehicle that is built for war. */
const FIRE = -2;
export const fireModifier = (builtForWar: boolean): number => (builtForWar ? FIRE : 0);
