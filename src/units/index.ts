export type { GyroType } from '../catalog/gyro-types.js';
export type { Unit } from './any-unit.js';
export { type ArchiveOptions, openUnitArchive, type UnitArchive } from './archive.js';
export { ARCHIVE_BUDGET, type ArchiveBudget } from './archive-budget.js';
export { readBlk } from './blk/read-blk.js';
export type { EquipmentLine } from './card/equipment-lines.js';
export type { CardRow, LocationLine, UnitCard } from './card/unit-card.js';
export { unitCard } from './card/unit-card.js';
export type { WeaponLine } from './card/weapon-lines.js';
export type { ObliqueFacing } from './facing.js';
export { readMechJson } from './json/mech-json.js';
export { readUnitJson } from './json/read-unit-json.js';
export { writeUnitJson } from './json/write-unit-json.js';
export { type LibraryEntry, UnitLibrary } from './library.js';
export { isExplosive } from './mech/explosive.js';
export {
  type ChassisKind,
  isArm,
  isLeg,
  isSideTorso,
  locationsOf,
  type MechLocationCode,
  slotCount,
} from './mech/layout.js';
export type * from './mech/mech.js';
export { EMPTY_SLOT, type MechSheet } from './mech/mech-sheet.js';
export { engineWalk, partialWingJump } from './mech/movement.js';
export { withQuirks, withWeaponQuirks } from './mech/other-quirks.js';
export type { CockpitType, EngineType, System } from './mech/systems.js';
export { readMtf } from './mtf/read-mtf.js';
export { bareName } from './near-names.js';
export type * from './other-unit.js';
export { canonicalQuirkId } from './quirks/quirk-ids.js';
export { parseWeaponQuirksFromBLK, parseWeaponQuirksFromMTF } from './quirks/weapon-quirk-lines.js';
export { readUnit } from './read-unit.js';
export type { Mount, UnitBase, UnitTechBase, UnitWarning } from './unit.js';
export { UnitFileError } from './unit-file-error.js';
export { fullName } from './unit-names.js';
export { isUnitPath, UNIT_FILE_ENDINGS } from './unit-paths.js';
export { decodeUnitText, type UnitText } from './unit-text.js';
