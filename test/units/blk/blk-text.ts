import { officialCatalog } from '../../../src/catalog/official.js';
import { readBlk } from '../../../src/units/blk/read-blk.js';
import type { OtherUnit, OtherUnitType } from '../../../src/units/other-unit.js';

export type BlockValues = Readonly<
  Record<string, string | number | readonly (string | number)[] | undefined>
>;

/** The text of a BLK file with these blocks; undefined leaves a block out. */
export function blkText(blocks: BlockValues): string {
  return Object.entries(blocks)
    .filter(([, values]) => values !== undefined)
    .map(([name, values]) => [`<${name}>`, ...[values].flat(), `</${name}>`, ''].join('\n'))
    .join('\n');
}

const ANY_UNIT = {
  Name: 'Sample',
  Model: 'X-1',
  year: 3050,
  type: 'IS Level 2',
  role: 'Scout',
  source: 'TRO: 3050',
};

export const TANK = {
  UnitType: 'Tank',
  ...ANY_UNIT,
  motion_type: 'Tracked',
  tonnage: '60.0',
  cruiseMP: 4,
  engine_type: 1,
  armor: [40, 30, 29, 20, 35],
  'Front Equipment': ['Medium Laser'],
  'Turret Equipment': ['LRM 10', 'ISArtemisIV'],
  'Rear Equipment': ['Machine Gun'],
  'Body Equipment': ['IS Ammo LRM-10 Artemis-capable', 'ISMG Ammo (200)'],
};

export const BATTLE_ARMOR = {
  UnitType: 'BattleArmor',
  ...ANY_UNIT,
  chassis: 'biped',
  motion_type: 'Jump',
  'Trooper Count': 4,
  weightclass: 2,
  cruiseMP: 1,
  jumpingMP: 3,
  armor: 10,
  armor_type: 28,
  armor_tech: 1,
  'Squad Equipment': ['ISBASmallLaser:RA', 'BABattleClaw:LA'],
};

export const INFANTRY = {
  UnitType: 'Infantry',
  ...ANY_UNIT,
  motion_type: 'Leg',
  squad_size: 7,
  squadn: 4,
  Primary: 'Auto Rifle',
};

export const FIGHTER = {
  UnitType: 'Aero',
  ...ANY_UNIT,
  motion_type: 'Aerodyne',
  tonnage: '65',
  SafeThrust: 6,
  heatsinks: 14,
  sink_type: 1,
  fuel: 400,
  cockpit_type: 1,
  engine_type: 2,
  armor: [50, 40, 39, 30],
  'Nose Equipment': ['Large Laser'],
  'Left Wing Equipment': ['LRM 20'],
  'Right Wing Equipment': ['Medium Laser:OMNI'],
  'Aft Equipment': ['Small Laser'],
  'Fuselage Equipment': ['IS Ammo LRM-20'],
};

export const DROPSHIP = {
  UnitType: 'Dropship',
  ...ANY_UNIT,
  motion_type: 'Spheroid',
  tonnage: '3500',
  SafeThrust: 4,
  heatsinks: 90,
  sink_type: 0,
  fuel: 12000,
  structural_integrity: 12,
  crew: 20,
  life_boat: 2,
  escape_pod: 6,
  armor: [200, 150, 149, 100],
};

type UnitOf<T extends OtherUnitType, U = OtherUnit> = U extends OtherUnit
  ? T extends U['unitType']
    ? U
    : never
  : never;

/** Reads a unit and takes it for the type that the test means. */
export function readAs<T extends OtherUnitType>(unitType: T, blocks: BlockValues): UnitOf<T> {
  const unit = readText(blkText(blocks));
  if (!isA(unit, unitType)) throw new TypeError(`expected ${unitType}, not ${unit.unitType}`);
  return unit;
}

function isA<T extends OtherUnitType>(unit: OtherUnit, unitType: T): unit is UnitOf<T> & OtherUnit {
  return unit.unitType === unitType;
}

export const readText = (text: string): OtherUnit => readBlk(text, officialCatalog, 'sample.blk');

/** Name and location of everything mounted. */
export const mounted = ({ equipment }: OtherUnit): string[] =>
  equipment.map(({ item, name, location }) => `${location}: ${item?.name ?? `${name}?`}`);

/** Points by location. */
export const armorOf = ({ locations }: OtherUnit): Record<string, number> =>
  Object.fromEntries(locations.map(({ location, armorPoints }) => [location, armorPoints]));
