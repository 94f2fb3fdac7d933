import type { Catalog } from '../../catalog/index.js';
import type { OtherUnit, StatedBlocks } from '../other-unit.js';
import { UnitFileError } from '../unit-file-error.js';
import { LARGEST_UNIT_FILE } from '../unit-text.js';
import { readBattleArmor } from './battle-armor.js';
import { BlkReader } from './blk-reader.js';
import { type Blocks, keptBlocks, takeBlkApart } from './blocks.js';
import { readDropShip, readJumpShip, readSmallCraft, readSpaceStation, readWarShip } from './craft.js';
import { readFighter } from './fighter.js';
import { readGunEmplacement } from './gun-emplacement.js';
import { readHandheldWeapon } from './handheld-weapon.js';
import { readInfantry } from './infantry.js';
import { readProtoMech } from './protomech.js';
import { readTech, type UnitTech } from './tech.js';
import { readYear } from './unit-base.js';
import { readVehicle } from './vehicle.js';

type FamilyReader = (reader: BlkReader, tech: UnitTech) => OtherUnit;

const tank: FamilyReader = (reader, tech) => readVehicle(reader, tech, 'combat', false);
const fighter: FamilyReader = (reader, tech) => readFighter(reader, tech, 'aerospace');

/** By `UnitType`, which is case-sensitive. */
const FAMILIES: ReadonlyMap<string, FamilyReader> = new Map<string, FamilyReader>([
  ['Tank', tank],
  ['Naval', tank],
  ['Surface', tank],
  ['Hydrofoil', tank],
  ['VTOL', (reader, tech) => readVehicle(reader, tech, 'combat', true)],
  ['SupportTank', (reader, tech) => readVehicle(reader, tech, 'support', false)],
  ['LargeSupportTank', (reader, tech) => readVehicle(reader, tech, 'large-support', false)],
  ['SupportVTOL', (reader, tech) => readVehicle(reader, tech, 'support', true)],
  ['GunEmplacement', readGunEmplacement],
  ['HandheldWeapon', readHandheldWeapon],
  ['BattleArmor', readBattleArmor],
  ['Infantry', readInfantry],
  ['ProtoMek', readProtoMech],
  ['Aero', fighter],
  ['AeroSpaceFighter', fighter],
  ['ConvFighter', (reader, tech) => readFighter(reader, tech, 'conventional')],
  ['FixedWingSupport', (reader, tech) => readFighter(reader, tech, 'support')],
  ['SmallCraft', readSmallCraft],
  ['Dropship', readDropShip],
  ['Jumpship', readJumpShip],
  ['Warship', readWarShip],
  ['SpaceStation', readSpaceStation],
]);

/**
 * Reads a unit from the text of a BLK file and returns it. Equipment that the catalog does not know is kept by name,
 * with a warning.
 * @throws {UnitFileError} and nothing else, if the file has no readable unit
 */
export function readBlk(text: string, catalog: Catalog, file = 'unit.blk'): OtherUnit {
  if (text.length > LARGEST_UNIT_FILE) {
    throw new UnitFileError(file, undefined, `${text.length} characters are too many for a unit`);
  }
  return build(takeBlkApart(text), catalog, file);
}

/** Builds a unit from stored blocks: the same unit that they were stored from. */
export function buildOtherUnit(blocks: StatedBlocks, catalog: Catalog, file = 'unit.json'): OtherUnit {
  return build(keptBlocks(blocks), catalog, file);
}

function build(blocks: Blocks, catalog: Catalog, file: string): OtherUnit {
  if (blocks.size === 0) throw new UnitFileError(file, undefined, 'no block of a BLK file found');
  const reader = new BlkReader(blocks, catalog, file);
  const unitType = reader.requiredText('unittype');
  const readFamily = FAMILIES.get(unitType);
  if (readFamily === undefined) throw reader.wrong('unittype', `"${unitType}" is not a type of unit`);
  return readFamily(reader, readTech(reader, readYear(reader)));
}
