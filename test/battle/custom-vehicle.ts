import { officialCatalog } from '../../src/catalog/official.js';
import type { Motion } from '../../src/rules/vehicle/motion.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Unit } from '../../src/units/index.js';

type Place =
  | 'Body'
  | 'Front'
  | 'Right'
  | 'Left'
  | 'Rear'
  | 'Turret'
  | 'Front Turret'
  | 'Rear Turret'
  | 'Rotor';

/** A vehicle of no universe: 50 tons, cruises 5, 20 points of armor and 5 of structure on every side. */
export interface CustomVehicle {
  readonly motion?: Motion;
  readonly tonnage?: number;
  readonly cruise?: number;
  readonly turrets?: 0 | 1 | 2;
  /** Points on every location; left out, 20. */
  readonly armor?: number;
  /** Without it, an engine that burns fuel. */
  readonly fusion?: boolean;
  readonly clan?: boolean;
  /** A support vehicle of this Barrier Armor Rating, a large one with six sides. */
  readonly support?: number;
  readonly equipment?: Readonly<Partial<Record<Place, readonly string[]>>>;
  readonly quirks?: readonly string[];
  /** Six for one that is superheavy. */
  readonly sides?: 4 | 6;
  readonly trailer?: boolean;
}

const CODES = { fusion: '0', combustion: '1' };

export function customVehicle({
  motion = 'tracked',
  tonnage = 50,
  cruise = 5,
  turrets = 1,
  armor = 20,
  fusion = false,
  clan = false,
  support,
  equipment = {},
  quirks = [],
  sides = 4,
  trailer = false,
}: CustomVehicle = {}): Unit {
  const flies = motion === 'vtol';
  const blocks: Readonly<Record<string, readonly string[]>> = {
    UnitType: [
      `${support === undefined ? '' : sides === 6 ? 'LargeSupport' : 'Support'}${flies ? 'VTOL' : 'Tank'}`,
    ],
    Name: [`Custom ${motion}`],
    Model: [''],
    year: ['3050'],
    type: [clan ? 'Clan Level 2' : 'IS Level 2'],
    motion_type: [motion],
    cruiseMP: [String(cruise)],
    engine_type: [fusion ? CODES.fusion : CODES.combustion],
    armor: Array<string>(sides + (flies ? 1 : 0) + turrets).fill(String(armor)),
    ...(support !== undefined && { barrating: [String(support)] }),
    ...(quirks.length > 0 && { quirks }),
    ...(trailer && { trailer: ['1'] }),
    ...Object.fromEntries(Object.entries(equipment).map(([place, names]) => [`${place} Equipment`, names])),
    tonnage: [String(tonnage)],
  };
  const text = Object.entries(blocks)
    .flatMap(([name, values]) => [`<${name}>`, ...values, `</${name}>`, ''])
    .join('\n');
  return readBlk(text, officialCatalog, 'custom.blk');
}

/** A tank with a gun in its turret and machine guns at front and rear. */
export const TANK: CustomVehicle = {
  equipment: {
    Turret: ['Autocannon/10'],
    Front: ['Machine Gun'],
    Rear: ['Machine Gun'],
    Body: ['IS Ammo AC/10', 'ISMG Ammo (100)'],
  },
};
