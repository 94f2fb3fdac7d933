import { officialCatalog } from '../../../src/catalog/official.js';
import type { MechLocationCode } from '../../../src/units/mech/layout.js';
import type { Mech } from '../../../src/units/mech/mech.js';
import { readMtf } from '../../../src/units/mtf/read-mtf.js';
import type { Mount } from '../../../src/units/unit.js';

/** What a test changes of the 'Mech below. */
export interface Changes {
  readonly kind?: 'Biped' | 'Quad' | 'Tripod' | 'LAM' | 'QuadVee';
  /** By key; undefined leaves the line out. */
  readonly header?: Readonly<Record<string, string | undefined>>;
  /** Lines behind the actuators, engine and gyro of a location. */
  readonly items?: Readonly<Partial<Record<MechLocationCode, readonly string[]>>>;
  /** All lines of a location. */
  readonly slots?: Readonly<Partial<Record<MechLocationCode, readonly string[]>>>;
  /** Lines before the first location. */
  readonly lines?: readonly string[];
}

type Location = readonly [abbreviation: MechLocationCode, heading: string, systems: readonly string[]];

export const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
const ENGINE = ['Fusion Engine', 'Fusion Engine', 'Fusion Engine'];
const HEAD = ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support'];
const TORSOS: readonly Location[] = [
  ['LT', 'Left Torso', []],
  ['RT', 'Right Torso', []],
  ['CT', 'Center Torso', [...ENGINE, 'Gyro', 'Gyro', 'Gyro', 'Gyro', ...ENGINE]],
  ['HD', 'Head', HEAD],
];
const BIPED: readonly Location[] = [
  ['LA', 'Left Arm', ARM],
  ['RA', 'Right Arm', ARM],
  ...TORSOS,
  ['LL', 'Left Leg', LEG],
  ['RL', 'Right Leg', LEG],
];
const QUAD: readonly Location[] = [
  ['FLL', 'Front Left Leg', LEG],
  ['FRL', 'Front Right Leg', LEG],
  ...TORSOS,
  ['RLL', 'Rear Left Leg', LEG],
  ['RRL', 'Rear Right Leg', LEG],
];
const LOCATIONS: Readonly<Record<NonNullable<Changes['kind']>, readonly Location[]>> = {
  Biped: BIPED,
  LAM: BIPED,
  Tripod: [...BIPED, ['CL', 'Center Leg', LEG]],
  Quad: QUAD,
  QuadVee: QUAD,
};
const LINES_OF_A_LOCATION = 12;

/** A 50-ton 'Mech without a weapon: walks 4, ten heat sinks, eight of them in its engine. */
const HEADER: Readonly<Record<string, string>> = {
  TechBase: 'Inner Sphere',
  Era: '3025',
  'Rules Level': '2',
  Mass: '50',
  Engine: '200 Fusion Engine',
  Structure: 'IS Standard',
  Myomer: 'Standard',
  'Heat Sinks': '10 Single',
  'Walk MP': '4',
  'Jump MP': '0',
  Armor: 'Standard(Inner Sphere)',
};

/** The text of an MTF file, in the order that files have. */
export function mtf({
  kind = 'Biped',
  header = {},
  items = {},
  slots = {},
  lines = [],
}: Changes = {}): string {
  const locations = LOCATIONS[kind];
  const armor = locations.map(([location], place) => [`${location} Armor`, `${place + 1}`]);
  const rear = ['RTL', 'RTR', 'RTC'].map((location, place) => [`${location} Armor`, `${place + 11}`]);
  const values: Record<string, string | undefined> = {
    ...{ chassis: 'Testbed', model: 'TST-1', Config: kind },
    ...HEADER,
    ...Object.fromEntries([...armor, ...rear]),
    ...header,
  };
  return [
    ...Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [`${key}:${value}`])),
    ...lines,
    ...locations.flatMap(([location, heading, systems]) => {
      const all = slots[location] ?? [...systems, ...(items[location] ?? [])];
      const empties = Array.from({ length: Math.max(0, LINES_OF_A_LOCATION - all.length) }, () => '-Empty-');
      return ['', `${heading}:`, ...all, ...empties];
    }),
    '',
  ].join('\n');
}

/** The 'Mech of the file, read with the official catalog. */
export const mech = (changes: Changes = {}): Mech => read(mtf(changes));

export const read = (text: string): Mech => readMtf(text, officialCatalog, 'testbed.mtf');

/** One for each line of the file: an item of seven slots has seven. */
export const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

export function mountsOf({ equipment }: Mech, name: string): readonly Mount[] {
  return equipment.filter((mount) => mount.name === name);
}

/** The one mount of the name. */
export function mountOf(unit: Mech, name: string): Mount {
  const mounts = mountsOf(unit, name);
  const [mount] = mounts;
  if (mount === undefined || mounts.length > 1)
    throw new Error(`${mounts.length} mounts are named "${name}"`);
  return mount;
}

/** The slots of a location: names of items and systems, undefined for empty slots. */
export function slotsOf(unit: Mech, location: MechLocationCode): (string | undefined)[] {
  const state = unit.locations.find((candidate) => candidate.location === location);
  return (state?.slots ?? []).map(({ mount, system }) => mount?.name ?? system);
}

/** The line of the text, counted from 1, that equals this one. */
export function lineNumber(text: string, line: string): number {
  return text.split('\n').indexOf(line) + 1;
}
