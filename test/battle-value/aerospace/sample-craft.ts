import { calculateBattleValue, type ReportLine } from '../../../src/battle-value/index.js';
import { type BlockValues, blkText, readText } from '../../units/blk/blk-text.js';

const ANY = { Name: 'Sample', Model: 'S-1', year: 3050, type: 'IS Level 2', fuel: 400 };

/** 50 tons, thrust 4/6, which makes the speed factor 1.12; structural integrity 5; ten single heat sinks; no armor. */
export const FIGHTER = {
  UnitType: 'Aero',
  ...ANY,
  tonnage: 50,
  SafeThrust: 4,
  heatsinks: 10,
  sink_type: 0,
  armor: [0, 0, 0, 0],
};

export const CONVENTIONAL = { ...FIGHTER, UnitType: 'ConvFighter' };

export const FIXED_WING_SUPPORT = {
  ...FIGHTER,
  UnitType: 'FixedWingSupport',
  barrating: 10,
  structural_tech_rating: 3,
};

const CREWED = { crew: 5, passengers: 0, life_boat: 0, escape_pod: 0, structural_integrity: 5 };

export const SMALL_CRAFT = {
  ...FIGHTER,
  ...CREWED,
  UnitType: 'SmallCraft',
  motion_type: 'Aerodyne',
  tonnage: 150,
};

/** Without armor; heat sinks enough for everything. */
export const DROPSHIP = {
  ...SMALL_CRAFT,
  UnitType: 'Dropship',
  tonnage: 3000,
  heatsinks: 10_000,
};

export const WARSHIP = { ...DROPSHIP, UnitType: 'Warship', tonnage: 500_000, armor: [0, 0, 0, 0, 0, 0] };
export const JUMPSHIP = { ...WARSHIP, UnitType: 'Jumpship', structural_integrity: 1 };
export const SPACE_STATION = { ...JUMPSHIP, UnitType: 'SpaceStation' };

export const several = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, () => name);

/** @throws {Error} if something of it is not understood */
export function ratings(blocks: BlockValues) {
  const unit = readText(blkText(blocks));
  if (unit.warnings.length > 0) throw new Error(unit.warnings.map(({ message }) => message).join('; '));
  return calculateBattleValue(unit);
}

/** Lines of the report with this label. */
export const linesOf = (label: string, blocks: BlockValues): readonly ReportLine[] =>
  ratings(blocks)
    .sections.flatMap(({ lines }) => lines)
    .filter((line) => line.label === label);

/** What weapons, ammunition and other gear come to before the speed factor. */
export function armament(blocks: BlockValues): number {
  const [line] = linesOf('Speed factor', blocks);
  return Number(line?.calculation.split(' ')[0]);
}

/** What armor, structure and gear come to before the type factor. */
export function protection(blocks: BlockValues): number {
  const [line] = linesOf('Type factor', blocks);
  return Number(line?.calculation.split(' ')[0]);
}
