import { officialCatalog } from '../../src/catalog/official.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Unit } from '../../src/units/index.js';

/** Battle armor of no universe: five medium suits with battle claws, 10 points of armor each, that walk 1 and jump 3. */
export interface CustomSquad {
  readonly troopers?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly armor?: number;
  /** By the code of unit files; left out, plain. */
  readonly armorType?: number;
  readonly motion?: 'Leg' | 'Jump' | 'VTOL' | 'UMU';
  readonly walk?: number;
  readonly otherMp?: number;
  /** 0 for a PA(L) to 4 for assault. */
  readonly weight?: 0 | 1 | 2 | 3 | 4;
  readonly clan?: boolean;
  /** Of every trooper. */
  readonly equipment?: readonly string[];
  /** Of the first trooper alone. */
  readonly ofFirst?: readonly string[];
}

const STANDARD = 28;

export function customSquad({
  troopers = 5,
  armor = 10,
  armorType = STANDARD,
  motion = 'Jump',
  walk = 1,
  otherMp = 3,
  weight = 2,
  clan = true,
  equipment = ['BABattleClaw:LA', 'BABattleClaw:RA'],
  ofFirst = [],
}: CustomSquad = {}): Unit {
  const blocks: Readonly<Record<string, readonly string[]>> = {
    UnitType: ['BattleArmor'],
    Name: ['Custom suits'],
    Model: [''],
    year: ['3060'],
    type: [clan ? 'Clan Level 2' : 'IS Level 2'],
    motion_type: [motion],
    cruiseMP: [String(walk)],
    jumpingMP: [String(otherMp)],
    armor_type: [String(armorType)],
    armor_tech: [clan ? '2' : '1'],
    armor: [String(armor)],
    chassis: ['biped'],
    weightclass: [String(weight)],
    'Trooper Count': [String(troopers)],
    [`${clan ? 'Point' : 'Squad'} Equipment`]: equipment,
    'Trooper 1 Equipment': ofFirst,
  };
  const text = Object.entries(blocks)
    .flatMap(([name, values]) => [`<${name}>`, ...values, `</${name}>`, ''])
    .join('\n');
  return readBlk(text, officialCatalog, 'custom.blk');
}
