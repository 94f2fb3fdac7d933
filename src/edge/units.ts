import type { ReadOptions, ReadTextOptions } from '../built-in/units.js';
import * as units from '../built-in/units.js';
import {
  amount,
  callback,
  checked,
  fields,
  flag,
  having,
  instanceOf,
  listOf,
  oneOf,
  openFields,
  optional,
  recordOf,
  whole,
  word,
} from '../check/shape.js';
import type { ArchiveOptions } from '../units/archive.js';
import type { ArchiveBudget } from '../units/archive-budget.js';
import type { MechSheet, Mount } from '../units/index.js';
import { CHASSIS_KINDS, MECH_LOCATIONS } from '../units/mech/layout.js';
import type { UnitNames } from '../units/unit-names.js';
import { catalog, catalogOption, optionalWord } from './common.js';
import { unit } from './unit.js';

export * from '../built-in/units.js';

const readOptions = optional(openFields<ReadOptions>(catalogOption));
const readTextOptions = optional(openFields<ReadTextOptions>({ ...catalogOption, file: optionalWord }));

export const parseMtf: typeof units.parseMtf = checked(units.parseMtf, {
  text: word,
  options: readTextOptions,
});
export const parseBlk: typeof units.parseBlk = checked(units.parseBlk, {
  text: word,
  options: readTextOptions,
});
export const parseUnit: typeof units.parseUnit = checked(units.parseUnit, {
  text: word,
  fileName: word,
  options: readOptions,
});
const text = { text: word, catalog, file: optionalWord };
export const readMtf: typeof units.readMtf = checked(units.readMtf, text);
export const readBlk: typeof units.readBlk = checked(units.readBlk, text);
export const readUnitJson: typeof units.readUnitJson = checked(units.readUnitJson, text);
export const readUnit: typeof units.readUnit = checked(units.readUnit, { text: word, file: word, catalog });
export const writeUnitJson: typeof units.writeUnitJson = checked(units.writeUnitJson, { unit });
export const buildOtherUnit: typeof units.buildOtherUnit = checked(units.buildOtherUnit, {
  blocks: recordOf(listOf(word)),
  catalog,
  file: optionalWord,
});
export const openUnitArchive: typeof units.openUnitArchive = checked(units.openUnitArchive, {
  bytes: instanceOf(Uint8Array, 'the bytes of a file'),
  options: optional(
    fields<ArchiveOptions>({
      budget: optional(fields<ArchiveBudget>({ bytes: whole(), milliseconds: amount() })),
      clock: optional(callback),
    }),
  ),
});

export const parseWeaponQuirksFromMTF: typeof units.parseWeaponQuirksFromMTF = checked(
  units.parseWeaponQuirksFromMTF,
  { lines: listOf(word) },
);
export const parseWeaponQuirksFromBLK: typeof units.parseWeaponQuirksFromBLK = checked(
  units.parseWeaponQuirksFromBLK,
  { entries: listOf(word) },
);
export const canonicalQuirkId: typeof units.canonicalQuirkId = checked(units.canonicalQuirkId, { id: word });
export const fullName: typeof units.fullName = checked(units.fullName, {
  names: openFields<UnitNames>({ chassis: word, model: word, clanName: optionalWord }),
});

export const isArm: typeof units.isArm = checked(units.isArm, { location: optionalWord });
export const isLeg: typeof units.isLeg = checked(units.isLeg, { location: optionalWord });
export const isSideTorso: typeof units.isSideTorso = checked(units.isSideTorso, { location: optionalWord });
export const locationsOf: typeof units.locationsOf = checked(units.locationsOf, {
  kind: oneOf(CHASSIS_KINDS),
});
export const slotCount: typeof units.slotCount = checked(units.slotCount, {
  location: oneOf(MECH_LOCATIONS),
});

const mount = having<Mount>({ name: word, slots: whole() }, 'a mounted item');
export const isExplosive: typeof units.isExplosive = checked(units.isExplosive, {
  mount,
  mounts: listOf(mount),
});
export const engineWalk: typeof units.engineWalk = checked(units.engineWalk, {
  sheet: having<MechSheet>(
    {
      tonnage: amount(1),
      cockpit: word,
      engine: having<MechSheet['engine']>({ rating: whole() }, 'an engine'),
    },
    "the sheet of a 'Mech",
  ),
});
export const partialWingJump: typeof units.partialWingJump = checked(units.partialWingJump, {
  tonnage: amount(),
});
export const runningMp: typeof units.runningMp = checked(units.runningMp, {
  walk: whole(),
  masc: flag,
  supercharger: flag,
  hardenedLegs: flag,
});
export const cruisingMp: typeof units.cruisingMp = checked(units.cruisingMp, {
  cruise: whole(),
  foil: flag,
  slowedBy: whole(),
});
export const flankMp: typeof units.flankMp = checked(units.flankMp, { cruising: whole(), boosted: flag });
