import type { Writable } from '../../check/writable.js';
import type { Unit } from '../../units/any-unit.js';
import type { Mount, UnitWarning } from '../../units/unit.js';
import { messageLine } from '../print/visible.js';

/** Returns one unit for a line of JSON. Missing values are null, so that every line has the same fields. */
export function unitRecord(file: string, unit: Unit): Record<string, unknown> {
  return {
    file,
    chassis: unit.chassis,
    model: unit.model,
    clanName: unit.clanName ?? null,
    mulId: unit.mulId ?? null,
    unitType: unit.unitType,
    tonnage: unit.tonnage ?? null,
    techBase: unit.techBase,
    rulesLevel: unit.rulesLevel,
    year: unit.year,
    role: unit.role ?? null,
    source: unit.source ?? null,
    omni: unit.omni,
    walk: unit.walk,
    run: unit.run,
    jump: unit.jump,
    umu: unit.umu,
    heatSinks: 'heatSinks' in unit ? unit.heatSinks.count : null,
    heatSinkType: 'heatSinks' in unit ? unit.heatSinks.kind : null,
    heatCapacity: unit.unitType === 'Mek' ? unit.heatSinks.capacity : null,
    engine: 'engine' in unit ? unit.engine : null,
    ...(unit.unitType === 'Mek' && {
      chassisKind: unit.chassisKind,
      gyro: unit.gyro,
      cockpit: unit.cockpit,
      myomer: unit.myomer,
    }),
    ...('motion' in unit && { motion: unit.motion }),
    ...('troopers' in unit && { troopers: unit.troopers }),
    ...('structuralIntegrity' in unit && { structuralIntegrity: unit.structuralIntegrity }),
    locations: unit.locations.map((place) => ({
      location: place.location,
      armor: place.armorPoints,
      rear: ('rearArmorPoints' in place ? place.rearArmorPoints : undefined) ?? null,
      structure: place.structurePoints,
      armorType: place.armor?.name ?? null,
    })),
    quirks: unit.quirks,
    weaponQuirks: unit.weaponQuirks,
    equipment: unit.equipment.map(mountRecord),
    warnings: unit.warnings.map(warningText),
  };
}

/** Leaves out the flags and figures of a mount that say nothing. */
function mountRecord(mount: Mount): MountRecord {
  const { secondLocation, slot, facing, size, shots, quirks } = mount;
  const record: MountRecord = {
    name: mount.item?.aliases[0] ?? mount.name,
    location: mount.location ?? null,
    rear: mount.rear,
  };
  if (secondLocation !== undefined) record.secondLocation = secondLocation;
  if (slot !== undefined) record.slot = slot;
  if (facing !== undefined) record.facing = facing;
  if (mount.turret) record.turret = true;
  if (mount.armored) record.armored = true;
  if (mount.omnipod) record.omnipod = true;
  if (size !== undefined) record.size = size;
  if (shots !== undefined) record.shots = shots;
  if (quirks.length > 0) record.quirks = quirks;
  return record;
}

type MountRecord = { name: string; location: string | null; rear: boolean } & Partial<
  Pick<
    Writable<Mount>,
    'secondLocation' | 'slot' | 'facing' | 'turret' | 'armored' | 'omnipod' | 'size' | 'shots' | 'quirks'
  >
>;

export const warningText = ({ line, message }: UnitWarning): string =>
  messageLine(line === undefined ? message : `line ${line}: ${message}`);
