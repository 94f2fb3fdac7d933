import fc from 'fast-check';
import type { CarrierKind, EquipmentItem } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';

/** A change of the lines of a unit file. */
export type Change = (lines: readonly string[]) => readonly string[];

const namesFor = (carrier: CarrierKind): readonly string[] =>
  officialCatalog.items
    .filter(({ mountedOn }) => mountedOn.includes(carrier))
    .map(({ aliases, name }) => aliases[0] ?? name);

const itemFor = (carrier: CarrierKind): fc.Arbitrary<string> => fc.constantFrom(...namesFor(carrier));

/** Picks one of as many things as a file turns out to have. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const pick = <Thing>(things: readonly Thing[], part: number): Thing | undefined =>
  things[Math.floor(part * things.length)];

const setKey =
  (key: string, value: string): Change =>
  (lines) => {
    const start = `${key}:`.toLowerCase();
    const others = lines.filter((line) => !line.toLowerCase().startsWith(start));
    return [`${key}:${value}`, ...others];
  };

const SYSTEMS = /^(?:-empty-|fusion engine|engine|gyro|cockpit|sensors|life support|landing gear|avionics)/i;
const FRAME = /actuator|shoulder|^hip|conversion gear/i;
const HEADING = /^(?:front |rear )?(?:left|right|center)? ?(?:arm|leg|torso|head):$/i;

/** Numbers of the lines that name equipment in slots. */
function slotsIn(lines: readonly string[]): readonly number[] {
  const first = lines.findIndex((line) => HEADING.test(line.trim()));
  return lines.flatMap((line, number) => {
    const text = line.trim();
    const isItem = number > first && text !== '' && !text.includes(':') && !text.startsWith('#');
    return isItem && !SYSTEMS.test(text) && !FRAME.test(text) && text.length < 60 ? [number] : [];
  });
}

const sizeOf = (item: EquipmentItem | undefined): number =>
  typeof item?.slots === 'number' ? Math.min(item.slots, 12) : 1;

/** Another item in place of one, with the lines that it needs; what stood there before loses its own. */
const replaced =
  (part: number, name: string, mark: string): Change =>
  (lines) => {
    const start = pick(slotsIn(lines), part);
    if (start === undefined) return lines;
    let end = start + 1;
    while (lines[end] === lines[start]) end += 1;
    const size = sizeOf(officialCatalog.fromFile(name));
    const items = Array.from({ length: Math.max(1, size) }, () => `${name}${mark}`);
    const empties = Array.from({ length: Math.max(0, end - start - size) }, () => '-Empty-');
    return [...lines.slice(0, start), ...items, ...empties, ...lines.slice(Math.max(end, start + size))];
  };

const marked =
  (part: number, mark: string): Change =>
  (lines) => {
    const number = pick(slotsIn(lines), part);
    return lines.map((line, place) => (place === number ? `${line}${mark}` : line));
  };

const ENGINES = ['Fusion', 'XL', 'XXL', 'Light', 'Compact', 'ICE', 'Fuel Cell', 'Fission'] as const;
const GYROS = ['Standard', 'XL', 'Compact', 'Heavy Duty', 'Superheavy', 'None'] as const;
const COCKPITS = [
  ...(['Standard', 'Small', 'Command Console', 'Torso-Mounted', 'Industrial', 'Primitive'] as const),
  ...(['Primitive Industrial', 'Interface', 'Superheavy', 'Tripod'] as const),
];
const ARMORS = [
  ...(['Standard', 'Ferro-Fibrous', 'Hardened', 'Reactive', 'Reflective', 'Stealth', 'Commercial'] as const),
  ...(['Ferro-Lamellor', 'Heat-Dissipating', 'Ballistic-Reinforced', 'Patchwork', 'Unobtanium'] as const),
];
const TECH_BASES = ['Inner Sphere', 'Clan', 'Mixed (IS Chassis)', 'Mixed (Clan Chassis)'] as const;
const LOCATIONS = ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL', 'FLL', 'RRL', 'RTC'] as const;
const MARKS = ['', ' (R)', ' (ARMORED)', ' (T)', ' (OMNIPOD)', ' (R) (OMNIPOD) (ARMORED)'] as const;

/** A change of a 'Mech: weapons, engines, armor, gyros, cockpits, gear, ammunition. */
export const mechChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(share, itemFor('mech'), fc.constantFrom(...MARKS)).map((it) => replaced(...it)),
  },
  fc.tuple(share, fc.constantFrom(...MARKS)).map((it) => marked(...it)),
  fc
    .tuple(fc.integer({ min: 0, max: 120 }), fc.constantFrom(...ENGINES), fc.boolean())
    .map(([fives, type, clan]) => setKey('Engine', `${fives * 5} ${type}${clan ? ' (Clan)' : ''} Engine`)),
  fc.constantFrom(...GYROS).map((gyro) => setKey('Gyro', `${gyro} Gyro`)),
  fc.constantFrom(...COCKPITS).map((cockpit) => setKey('Cockpit', cockpit)),
  fc.constantFrom(...ARMORS).map((armor) => setKey('Armor', armor)),
  fc.constantFrom(...TECH_BASES).map((techBase) => setKey('TechBase', techBase)),
  fc
    .tuple(fc.constantFrom(...LOCATIONS), fc.integer({ min: 0, max: 80 }))
    .map(([location, points]) => setKey(`${location} Armor`, String(points))),
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('Single', 'Double', 'Laser', 'Compact'))
    .map(([count, kind]) => setKey('Heat Sinks', `${count} ${kind}`)),
  fc.integer({ min: 2400, max: 3200 }).map((year) => setKey('Era', String(year))),
  fc.integer({ min: 2, max: 21 }).map((fives) => setKey('Mass', String(fives * 5))),
);

const CARRIERS: readonly CarrierKind[] = [
  'vehicle',
  'battle-armor',
  'infantry',
  'fighter',
  'protomech',
  'dropship',
];

const EQUIPMENT_BLOCK = /^<[^/].*equipment>$/i;

/** Into a block of equipment goes another line. */
const listed =
  (part: number, name: string, mark: string): Change =>
  (lines) => {
    const blocks = lines.flatMap((line, number) => (EQUIPMENT_BLOCK.test(line.trim()) ? [number] : []));
    const block = pick(blocks, part);
    if (block === undefined) return lines;
    return [...lines.slice(0, block + 1), `${name}${mark}`, ...lines.slice(block + 1)];
  };

const setBlock =
  (key: string, value: string): Change =>
  (lines) => {
    const start = lines.findIndex((line) => line.trim().toLowerCase() === `<${key.toLowerCase()}>`);
    if (start < 0) return [`<${key}>`, value, `</${key}>`, ...lines];
    return lines.map((line, number) => (number === start + 1 ? value : line));
  };

const BLK_MARKS = ['', ' (R)', ':SIZE:2.5', ':Shots1#', ':Body', ':SSWM', ':OMNI', ' (3)'] as const;

const NUMBERS = [
  ...(['engine_type', 'armor_type', 'internal_type', 'cruiseMP', 'jumpingMP', 'Trooper Count'] as const),
  ...([
    'weightclass',
    'squad_size',
    'squadn',
    'secondn',
    'specialization',
    'SafeThrust',
    'heatsinks',
  ] as const),
  ...(['structural_integrity', 'barrating', 'cockpit_type', 'tonnage', 'year'] as const),
];

/** A change of any other unit. */
export const otherChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(share, fc.constantFrom(...CARRIERS).chain(itemFor), fc.constantFrom(...BLK_MARKS))
      .map((it) => listed(...it)),
  },
  fc
    .tuple(fc.constantFrom(...NUMBERS), fc.integer({ min: 0, max: 12 }))
    .map(([key, value]) => setBlock(key, String(value))),
  fc
    .constantFrom('IS Level 2', 'Clan Level 2', 'Mixed (IS Chassis)', 'Clan Level 3')
    .map((type) => setBlock('type', type)),
);
