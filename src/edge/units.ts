import * as locations from '../battle/combatant/battle-location.js';
import type { Catalog } from '../catalog/index.js';
import {
  amount,
  callback,
  checked,
  fields,
  instanceOf,
  listOf,
  oneOf,
  openFields,
  optional,
  whole,
  word,
} from '../check/shape.js';
import { MECH_LOCATIONS } from '../rules/hit-location/locations.js';
import type { ArchiveOptions } from '../units/archive.js';
import type { ArchiveBudget } from '../units/archive-budget.js';
import type { Mech, OtherUnit, Unit } from '../units/index.js';
import * as units from '../units/index.js';
import { CHASSIS_KINDS, MECH_LOCATION_CODES } from '../units/mech/layout.js';
import type { UnitNames } from '../units/unit-names.js';
import { catalog, optionalWord } from './common.js';
import { isSound } from './equipment/sound-catalogs.js';
import { optionsNeeding } from './options.js';
import { mount } from './unit/mount.js';
import { fromReader, mech, unit } from './unit.js';

export {
  ARCHIVE_BUDGET,
  type ArchiveBudget,
  type ArchiveOptions,
  type CardRow,
  type ChassisKind,
  type CockpitType,
  EMPTY_SLOT,
  type EngineType,
  type EquipmentLine,
  type GyroType,
  type LibraryEntry,
  type LocationLine,
  type MechLocationCode,
  type MechSheet,
  type Mount,
  type ObliqueFacing,
  type System,
  UNIT_FILE_ENDINGS,
  type Unit,
  type UnitArchive,
  type UnitBase,
  type UnitCard,
  UnitFileError,
  UnitLibrary,
  type UnitTechBase,
  type UnitText,
  type UnitWarning,
  type WeaponLine,
} from '../units/index.js';
export { MECH_LOCATION_CODES } from '../units/mech/layout.js';
export type * from '../units/mech/mech.js';
export type * from '../units/other-unit.js';

/** Where equipment is looked up. The functions of `tarcomp` itself use the official catalog unless told otherwise. */
export interface ReadOptions {
  readonly catalog: Catalog;
}

export interface ReadTextOptions extends ReadOptions {
  /** What messages call the file that the text comes from. */
  readonly file?: string;
}

const readOptions = optionsNeeding<ReadOptions>({ catalog });
const readTextOptions = optionsNeeding<ReadTextOptions>({ catalog, file: optionalWord });

/** Units of a reader are sound if the items in them are: they need not be looked at again. */
const trusted = <Read extends Unit>(unit: Read, catalog: Catalog): Read =>
  isSound(catalog) ? fromReader(unit) : unit;

/** @throws {UnitFileError} */
export const parseMtf: (text: string, options: ReadTextOptions) => Mech = checked(
  (text, options) => trusted(units.readMtf(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
/** @throws {UnitFileError} */
export const parseBlk: (text: string, options: ReadTextOptions) => OtherUnit = checked(
  (text, options) => trusted(units.readBlk(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
/**
 * Reads MTF, BLK or unit JSON, by the ending of the file's name.
 * @throws {UnitFileError}
 */
export const parseUnit: (text: string, fileName: string, options: ReadOptions) => Unit = checked(
  (text, fileName, { catalog }) => trusted(units.readUnit(text, fileName, catalog), catalog),
  { text: word, fileName: word, options: readOptions },
);
export const writeUnitJson: typeof units.writeUnitJson = checked(units.writeUnitJson, { unit });
/** What a player wants to see of a unit, in words and figures. */
export const unitCard: typeof units.unitCard = checked(units.unitCard, { unit });
const bytes = instanceOf(Uint8Array, 'the bytes of a file');
export const openUnitArchive: typeof units.openUnitArchive = checked(units.openUnitArchive, {
  bytes,
  options: optional(
    fields<ArchiveOptions>({
      budget: optional(fields<ArchiveBudget>({ bytes: whole(), milliseconds: amount() })),
      clock: optional(callback),
    }),
  ),
});

/** Whether a file is one of a unit, by its name. */
export const isUnitPath: typeof units.isUnitPath = checked(units.isUnitPath, { path: word });
export const decodeUnitText: typeof units.decodeUnitText = checked(units.decodeUnitText, {
  bytes,
  fromUtf8: callback,
});

/** The same unit with these quirks of its own in place of those it has. */
export const withQuirks: typeof units.withQuirks = checked(
  (given, quirks) => fromReader(units.withQuirks(given, quirks)),
  { unit, quirks: listOf(word) },
);
/** The same 'Mech with other quirks of its weapons, as each mount is given them. */
export const withWeaponQuirks: typeof units.withWeaponQuirks = checked(
  (given, quirksOf, from) => trusted(units.withWeaponQuirks(given, quirksOf, from), from),
  { mech, quirksOf: callback, catalog },
);

export const parseWeaponQuirksFromMTF: typeof units.parseWeaponQuirksFromMTF = checked(
  units.parseWeaponQuirksFromMTF,
  { lines: listOf(word) },
);
export const parseWeaponQuirksFromBLK: typeof units.parseWeaponQuirksFromBLK = checked(
  units.parseWeaponQuirksFromBLK,
  { entries: listOf(word) },
);
export const canonicalQuirkId: typeof units.canonicalQuirkId = checked(units.canonicalQuirkId, { id: word });
/** Letters and digits alone, without case and accents: names are the same if these are. */
export const bareName: typeof units.bareName = checked(units.bareName, { name: word });
export const fullName: typeof units.fullName = checked(units.fullName, {
  names: openFields<UnitNames>({ chassis: word, model: word, clanName: optionalWord }),
});

export const isArm: typeof units.isArm = checked(units.isArm, { location: optionalWord });
export const isLeg: typeof units.isLeg = checked(units.isLeg, { location: optionalWord });
export const isSideTorso: typeof units.isSideTorso = checked(units.isSideTorso, { location: optionalWord });
export const locationsOf: typeof units.locationsOf = checked(units.locationsOf, {
  kind: oneOf(CHASSIS_KINDS),
});
export const locationOfCode: typeof locations.locationOfCode = checked(locations.locationOfCode, {
  code: oneOf(MECH_LOCATION_CODES),
});
export const codeOfLocation: typeof locations.codeOfLocation = checked(locations.codeOfLocation, {
  location: oneOf(MECH_LOCATIONS),
  kind: oneOf(CHASSIS_KINDS),
});
export const slotCount: typeof units.slotCount = checked(units.slotCount, {
  location: oneOf(MECH_LOCATION_CODES),
});

export const isExplosive: typeof units.isExplosive = checked(units.isExplosive, {
  mount,
  mounts: listOf(mount),
});
