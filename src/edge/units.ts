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
export { unitCard } from './units/card.js';
export {
  decodeUnitText,
  isUnitPath,
  openUnitArchive,
  parseBlk,
  parseMtf,
  parseUnit,
} from './units/files.js';
export { parseMechJson, parseUnitJson, writeUnitJson } from './units/json.js';
export {
  codeOfLocation,
  isArm,
  isExplosive,
  isLeg,
  isSideTorso,
  locationOfCode,
  locationsOf,
  slotCount,
} from './units/layout.js';
export { bareName, fullName } from './units/names.js';
export {
  canonicalQuirkId,
  parseWeaponQuirksFromBLK,
  parseWeaponQuirksFromMTF,
  withQuirks,
  withWeaponQuirks,
} from './units/quirks.js';
export type { ReadOptions, ReadTextOptions } from './units/reading.js';
