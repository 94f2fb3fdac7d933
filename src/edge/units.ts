import type { ReadOptions, ReadTextOptions } from '../built-in/units.js';
import * as units from '../built-in/units.js';
import type { Catalog } from '../catalog/index.js';
import { officialCatalog } from '../catalog/official.js';
import {
  amount,
  callback,
  checked,
  fields,
  flag,
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
import type { Unit } from '../units/index.js';
import { CHASSIS_KINDS, MECH_LOCATIONS } from '../units/mech/layout.js';
import type { UnitNames } from '../units/unit-names.js';
import { catalog, catalogOption, optionalWord, tonnage } from './common.js';
import { isSound } from './equipment/sound-catalogs.js';
import { optionsWith } from './options.js';
import { mechSheet } from './unit/mech.js';
import { mount } from './unit/mount.js';
import { fromReader, unit } from './unit.js';

export * from '../built-in/units.js';

const readOptions = optionsWith<ReadOptions>(catalogOption);
const readTextOptions = optionsWith<ReadTextOptions>({ ...catalogOption, file: optionalWord });

/** Units of a reader are sound if the items in them are: they need not be looked at again. */
const trusted = <Read extends Unit>(unit: Read, catalog: Catalog | undefined): Read =>
  catalog === undefined || catalog === officialCatalog || isSound(catalog) ? fromReader(unit) : unit;

export const parseMtf: typeof units.parseMtf = checked(
  (text, options) => trusted(units.parseMtf(text, options), options?.catalog),
  { text: word, options: readTextOptions },
);
export const parseBlk: typeof units.parseBlk = checked(
  (text, options) => trusted(units.parseBlk(text, options), options?.catalog),
  { text: word, options: readTextOptions },
);
export const parseUnit: typeof units.parseUnit = checked(
  (text, fileName, options) => trusted(units.parseUnit(text, fileName, options), options?.catalog),
  { text: word, fileName: word, options: readOptions },
);
const text = { text: word, catalog, file: optionalWord };
export const readMtf: typeof units.readMtf = checked(
  (given, from, file) => trusted(units.readMtf(given, from, file), from),
  text,
);
export const readBlk: typeof units.readBlk = checked(
  (given, from, file) => trusted(units.readBlk(given, from, file), from),
  text,
);
export const readUnitJson: typeof units.readUnitJson = checked(
  (given, from, file) => trusted(units.readUnitJson(given, from, file), from),
  text,
);
export const readUnit: typeof units.readUnit = checked(
  (given, file, from) => trusted(units.readUnit(given, file, from), from),
  { text: word, file: word, catalog },
);
export const writeUnitJson: typeof units.writeUnitJson = checked(units.writeUnitJson, { unit });
export const buildOtherUnit: typeof units.buildOtherUnit = checked(
  (blocks, from, file) => trusted(units.buildOtherUnit(blocks, from, file), from),
  { blocks: recordOf(listOf(word)), catalog, file: optionalWord },
);
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

export const isExplosive: typeof units.isExplosive = checked(units.isExplosive, {
  mount,
  mounts: listOf(mount),
});
export const engineWalk: typeof units.engineWalk = checked(units.engineWalk, { sheet: mechSheet });
export const partialWingJump: typeof units.partialWingJump = checked(units.partialWingJump, { tonnage });
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
