import type { GyroType } from '../../src/catalog/gyro-types.js';
import type { Catalog } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import { locationsOf, type MechLocationCode, readUnit, type Unit } from '../../src/units/index.js';
import type { CockpitType } from '../../src/units/mech/systems.js';
import { readOnce } from './read-once.js';

type Place = MechLocationCode;

/** A 'Mech of no universe: 50 tons, walks 5, ten single heat sinks in its engine, armor and slots as said here. */
export interface CustomMech {
  readonly chassis?: MechChassis;
  /** Of a QuadVee; left out, tracks. */
  readonly motive?: 'track' | 'wheel';
  readonly tonnage?: number;
  /** Left out, 5. */
  readonly walk?: number;
  /** What its locations hold beside engine, gyro, cockpit and actuators; "Gauss Rifle*7" takes seven slots. */
  readonly slots?: Readonly<Partial<Record<Place, readonly string[]>>>;
  readonly armor?: string;
  /** Of single locations. */
  readonly patchwork?: Readonly<Partial<Record<Place, string>>>;
  readonly structure?: string;
  readonly engine?: 'fusion' | 'xl' | 'light' | 'clan-xl' | 'compact' | 'ice';
  readonly gyro?: GyroType;
  readonly cockpit?: CockpitType;
  readonly clan?: boolean;
  readonly jump?: number;
  readonly heatSinks?: number;
  readonly doubleHeatSinks?: boolean;
  /** Points instead of the usual ones. */
  readonly points?: Readonly<Partial<Record<Place, number>>>;
  readonly quirks?: readonly string[];
}

/** Armor, front and behind; structure of 50 tons is 3, 16, 12 a side, 8 an arm and 12 a leg. */
export const ARMOR = {
  HD: 9,
  CT: 20,
  LT: 16,
  RT: 16,
  LA: 12,
  RA: 12,
  LL: 16,
  RL: 16,
  CL: 16,
  FLL: 16,
  FRL: 16,
  RLL: 16,
  RRL: 16,
} as const;
export const REAR_ARMOR = { CT: 8, LT: 6, RT: 6 } as const;

const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
const ENGINE = 'Fusion Engine*3';
const ENGINE_TYPES = {
  fusion: 'fusion',
  xl: 'xl',
  light: 'light',
  'clan-xl': 'xl',
  compact: 'compact',
  ice: 'ice',
} as const;
const SIDE_ENGINE = {
  fusion: [],
  xl: ['Fusion Engine*3'],
  light: ['Fusion Engine*2'],
  'clan-xl': ['Fusion Engine*2'],
  compact: [],
  ice: [],
} as const;

export const customMech = (mech: CustomMech = {}): Unit =>
  readOnce(mech, () => mechWith(officialCatalog, mech));

/** The same with equipment of another catalog. */
export function mechWith(catalog: Catalog, mech: CustomMech): Unit {
  const unit = readUnit(JSON.stringify(sheetOf(mech)), 'custom.json', catalog);
  const unknown = unit.warnings.find(({ message }) => message.includes('unknown'));
  if (unknown !== undefined) throw new Error(unknown.message);
  return unit;
}

function sheetOf(mech: CustomMech): object {
  const { chassis = 'biped', tonnage = 50, slots = {}, engine = 'fusion', clan = false, points = {} } = mech;
  const { patchwork } = mech;
  const places = locationsOf(chassis);
  const side = SIDE_ENGINE[engine];
  const own: Readonly<Record<Place, readonly string[]>> = {
    HD: ['Life Support', 'Sensors', 'Cockpit', slots.HD?.[0] ?? '-Empty-', 'Sensors', 'Life Support'],
    CT: [ENGINE, 'Gyro*4', ENGINE, ...(slots.CT ?? [])],
    LT: [...side, ...(slots.LT ?? [])],
    RT: [...side, ...(slots.RT ?? [])],
    LA: [...ARM, ...(slots.LA ?? [])],
    RA: [...ARM, ...(slots.RA ?? [])],
    LL: [...LEG, ...(slots.LL ?? [])],
    RL: [...LEG, ...(slots.RL ?? [])],
    CL: [...LEG, ...(slots.CL ?? [])],
    FLL: [...LEG, ...(slots.FLL ?? [])],
    FRL: [...LEG, ...(slots.FRL ?? [])],
    RLL: [...LEG, ...(slots.RLL ?? [])],
    RRL: [...LEG, ...(slots.RRL ?? [])],
  };
  const armor = { name: mech.armor ?? (clan ? 'Clan Standard' : 'IS Standard'), clan };
  return {
    format: 'tarcomp-unit',
    version: 1,
    unitType: 'Mek',
    chassis: 'Custom',
    model: 'T-1',
    year: 3145,
    rulesLevel: 4,
    techBase: clan ? 'Clan' : 'Inner Sphere',
    chassisKind: chassis,
    ...(chassis === 'lam' && { lamType: 'standard' }),
    ...(chassis === 'quadvee' && { motive: mech.motive ?? 'track' }),
    omni: false,
    tonnage,
    engine: {
      rating: (mech.walk ?? 5) * tonnage,
      type: ENGINE_TYPES[engine],
      clan: clan || engine === 'clan-xl',
    },
    gyro: mech.gyro ?? 'standard',
    cockpit: mech.cockpit ?? 'standard',
    heatSinks: { count: mech.heatSinks ?? 10, kind: mech.doubleHeatSinks ? 'double' : 'single', clan: false },
    jump: mech.jump ?? 0,
    structure: mech.structure ?? 'IS Standard Structure',
    armor: patchwork === undefined ? armor : { name: 'Patchwork', clan: false },
    armorPoints: Object.fromEntries(
      places.map((place) => [
        place,
        {
          front: points[place] ?? ARMOR[place],
          ...(place in REAR_ARMOR && { rear: REAR_ARMOR[place as keyof typeof REAR_ARMOR] }),
          ...(patchwork && { armor: { name: patchwork[place] ?? 'IS Standard', clan } }),
        },
      ]),
    ),
    slots: Object.fromEntries(places.map((place) => [place, own[place].flatMap(repeated)])),
    withoutSlots: [],
    quirks: mech.quirks ?? [],
    weaponQuirks: [],
  };
}

function repeated(entry: string): readonly string[] {
  const [name = entry, times = '1'] = entry.split('*');
  return Array<string>(Number(times)).fill(name);
}
