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

/** JSON leaves out what is undefined: the flags and figures of a mount that say nothing. */
const mountRecord = (mount: Mount) => ({
  name: mount.item?.aliases[0] ?? mount.name,
  location: mount.location ?? null,
  rear: mount.rear,
  secondLocation: mount.secondLocation,
  slot: mount.slot,
  facing: mount.facing,
  turret: mount.turret || undefined,
  armored: mount.armored || undefined,
  omnipod: mount.omnipod || undefined,
  size: mount.size,
  shots: mount.shots,
  quirks: mount.quirks.length > 0 ? mount.quirks : undefined,
});

export const warningText = ({ line, message }: UnitWarning): string =>
  messageLine(line === undefined ? message : `line ${line}: ${message}`);
