import type { Catalog, EquipmentItem } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import { FACING_MARKS, facesRear, type ObliqueFacing } from '../facing.js';
import type { CriticalSlot } from './mech.js';
import { EMPTY_SLOT } from './mech-sheet.js';
import { takesListedSlots } from './nominal-slots.js';
import type { System } from './systems.js';

/** The content of one line of a location. */
export type SlotLine = EmptyLine | SystemLine | ItemLine;

interface EmptyLine {
  readonly holds: 'nothing';
}

interface SystemLine {
  readonly holds: 'system';
  /** Undefined for actuators, which have their slots whether or not the file names them. */
  readonly slot: CriticalSlot | undefined;
  readonly armored: boolean;
}

export interface ItemLine {
  readonly holds: 'item';
  readonly name: string;
  readonly item: EquipmentItem | undefined;
  /** Slots and rounds of the item, if they are the same on every unit. */
  readonly slots: number | undefined;
  readonly shots: number | undefined;
  /** In consecutive slots, slot by slot, or spread over the whole unit. */
  readonly placed: 'whole' | 'split' | 'spread';
  /** A launcher that includes its single round. */
  readonly oneShot: boolean;
  readonly armored: boolean;
  readonly omnipod: boolean;
  readonly turret: boolean;
  readonly rear: boolean;
  readonly facing: ObliqueFacing | undefined;
  readonly size: number | undefined;
  /** Older files include a size in the name, whether or not the item's size varies: `Cargo (1.5 tons)`. */
  readonly sizeInName: number | undefined;
  /** The second item in a slot of a superheavy 'Mech. */
  readonly second: ItemLine | undefined;
}

const EMPTY: EmptyLine = { holds: 'nothing' };

const SYSTEM_WORDS: ReadonlyMap<string, System> = new Map([
  ['fusion engine', 'engine'],
  ['engine', 'engine'],
  ['gyro', 'gyro'],
  ['cockpit', 'cockpit'],
  ['sensors', 'sensors'],
  ['life support', 'life-support'],
  ['landing gear', 'landing-gear'],
  ['avionics', 'avionics'],
]);

const BUILT_IN = new Set(['shoulder', 'hip', 'conversion gear']);

/** Lines repeat across files, so each is read once for each catalog and tech base. */
const CACHE_LIMIT = 20_000;
const knownLines = oncePer((catalog: Catalog) => ({
  innerSphere: new SlotLines(catalog, false),
  clan: new SlotLines(catalog, true),
}));

export const slotLines = (catalog: Catalog, clanChassis: boolean): SlotLines =>
  knownLines(catalog)[clanChassis ? 'clan' : 'innerSphere'];

export class SlotLines {
  private readonly catalog: Catalog;
  private readonly clanChassis: boolean;
  private readonly known = new Map<string, SlotLine>();

  constructor(catalog: Catalog, clanChassis: boolean) {
    this.catalog = catalog;
    this.clanChassis = clanChassis;
  }

  read(text: string): SlotLine {
    return this.known.get(text) ?? this.learn(cutLoose(text));
  }

  private learn(text: string): SlotLine {
    const line = readSlotLine(text, this.catalog, this.clanChassis);
    if (this.known.size >= CACHE_LIMIT) this.known.clear();
    this.known.set(text, line);
    return line;
  }
}

/** Copies the text: a substring would keep its whole file in memory. */
const cutLoose = (text: string): string => ` ${text}`.slice(1);

function readSlotLine(text: string, catalog: Catalog, clanChassis: boolean): SlotLine {
  if (text.toLowerCase() === EMPTY_SLOT.toLowerCase()) return EMPTY;
  const bar = text.indexOf('|');
  if (bar > 0) {
    const first = readOne(text.slice(0, bar), catalog, clanChassis);
    const second = readOne(text.slice(bar + 1), catalog, clanChassis);
    // Marks appear once, at the end of the line, and apply to both.
    if (first.holds === 'item' && second.holds === 'item') {
      const { armored, omnipod, rear, turret } = second;
      return { ...first, armored, omnipod, rear, turret, second };
    }
  }
  return readOne(text, catalog, clanChassis);
}

function readOne(text: string, catalog: Catalog, clanChassis: boolean): SystemLine | ItemLine {
  const rest = new Suffixes(text);
  const armored = rest.take('(armored)');
  const lowered = rest.text.toLowerCase();
  const system = SYSTEM_WORDS.get(lowered);
  if (system !== undefined) return { holds: 'system', slot: Object.freeze({ system, armored }), armored };
  if (BUILT_IN.has(lowered) || lowered.includes('actuator')) {
    return { holds: 'system', slot: undefined, armored };
  }

  const stated = rest.takeSize();
  const omnipod = rest.take('(omnipod)');
  const turret = rest.take('(t)');
  const back = rest.take('(r)');
  rest.take('(split)');
  const facing = FACING_MARKS.find(([mark]) => rest.take(mark))?.[1];
  const name = rest.text;
  const item = catalog.fromFile(name) ?? catalog.fromFile(`${clanChassis ? 'Clan' : 'IS'} ${name}`);
  const inName = sizeInName(name);
  const size = stated ?? (item?.sizeStep === undefined ? undefined : inName);
  return {
    holds: 'item',
    name,
    item,
    slots: typeof item?.slots === 'number' ? item.slots : undefined,
    shots: item?.kind === 'ammunition' ? item.shotsPerTon : undefined,
    placed: placed(item),
    oneShot: item?.kind === 'weapon' && item.traits.includes('one-shot'),
    armored,
    omnipod,
    turret,
    rear: back || facesRear(facing),
    facing,
    size,
    sizeInName: inName,
    second: undefined,
  };
}

function placed(item: EquipmentItem | undefined): ItemLine['placed'] {
  if (item === undefined) return 'whole';
  if (takesListedSlots(item)) return 'spread';
  return item.traits.includes('splittable') ? 'split' : 'whole';
}

function sizeInName(name: string): number | undefined {
  if (!name.includes('(')) return undefined;
  const size = /\(([\d.]+)\s*(?:tons?|m|kg)\)/i.exec(name)?.[1];
  return size === undefined ? undefined : sensible(Number(size));
}

const LARGEST_SIZE = 100_000;

const sensible = (size: number) => (size >= 0 && size <= LARGEST_SIZE ? size : undefined);

class Suffixes {
  text: string;

  constructor(text: string) {
    this.text = text.trim();
  }

  /** All suffixes end in a bracket, which most lines lack. */
  take(suffix: string): boolean {
    if (!this.text.endsWith(')')) return false;
    const start = this.text.length - suffix.length;
    if (start < 0 || this.text.slice(start).toLowerCase() !== suffix) return false;
    this.text = this.text.slice(0, start).trim();
    return true;
  }

  takeSize(): number | undefined {
    const start = this.text.toLowerCase().indexOf(':size:');
    if (start <= 0) return undefined;
    const size = sensible(Number(this.text.slice(start + ':size:'.length)));
    this.text = this.text.slice(0, start).trim();
    return size;
  }
}
