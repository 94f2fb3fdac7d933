import type { Catalog, EquipmentItem } from '../../catalog/index.js';
import { EMPTY_SLOT } from './mech-sheet.js';
import type { System } from './systems.js';

/** What one line of a location says. */
export type SlotLine = EmptyLine | SystemLine | ItemLine;

export interface EmptyLine {
  readonly holds: 'nothing';
}

export interface SystemLine {
  readonly holds: 'system';
  /** Left out for actuators, which stand in their slots whether the file names them or not. */
  readonly system?: System;
  readonly armored: boolean;
}

export interface ItemLine {
  readonly holds: 'item';
  readonly name: string;
  readonly item?: EquipmentItem;
  readonly armored: boolean;
  readonly omnipod: boolean;
  readonly turret: boolean;
  readonly rear: boolean;
  readonly size?: number;
  /** Older files put a size into the name, be the item of variable size or not: `Cargo (1.5 tons)`. */
  readonly sizeInName?: number;
  /** The second item of a slot of a superheavy 'Mech. */
  readonly second?: ItemLine;
}

const EMPTY: EmptyLine = { holds: 'nothing' };

const SYSTEM_WORDS: Readonly<Record<string, System>> = {
  'fusion engine': 'engine',
  engine: 'engine',
  gyro: 'gyro',
  cockpit: 'cockpit',
  sensors: 'sensors',
  'life support': 'life-support',
  'landing gear': 'landing-gear',
  avionics: 'avionics',
};

const BUILT_IN = new Set(['shoulder', 'hip', 'conversion gear']);

/** Lines repeat from file to file, so each is read once for a catalog and a tech base. */
const CACHE_LIMIT = 20_000;
const caches = new WeakMap<
  Catalog,
  readonly [innerSphere: Map<string, SlotLine>, clan: Map<string, SlotLine>]
>();

export function slotLineReader(catalog: Catalog, clanChassis: boolean): (text: string) => SlotLine {
  let pair = caches.get(catalog);
  if (pair === undefined) {
    pair = [new Map(), new Map()];
    caches.set(catalog, pair);
  }
  const cache = pair[clanChassis ? 1 : 0];
  return (text) => {
    let line = cache.get(text);
    if (line === undefined) {
      line = readSlotLine(text, catalog, clanChassis);
      if (cache.size >= CACHE_LIMIT) cache.clear();
      cache.set(text, line);
    }
    return line;
  };
}

function readSlotLine(text: string, catalog: Catalog, clanChassis: boolean): SlotLine {
  if (text.toLowerCase() === EMPTY_SLOT.toLowerCase()) return EMPTY;
  const bar = text.indexOf('|');
  if (bar > 0) {
    const first = readSlotLine(text.slice(0, bar).trim(), catalog, clanChassis);
    const second = readSlotLine(text.slice(bar + 1).trim(), catalog, clanChassis);
    // Marks stand once, at the end of the line, and mean both.
    if (first.holds === 'item' && second.holds === 'item') {
      const { armored, omnipod, rear, turret } = second;
      return { ...first, armored, omnipod, rear, turret, second };
    }
  }
  const rest = new Suffixes(text);
  const armored = rest.take('(armored)');
  const lowered = rest.text.toLowerCase();
  const system = SYSTEM_WORDS[lowered];
  if (system !== undefined) return { holds: 'system', system, armored };
  if (BUILT_IN.has(lowered) || lowered.includes('actuator')) return { holds: 'system', armored };

  const stated = rest.takeSize();
  const omnipod = rest.take('(omnipod)');
  const turret = rest.take('(t)');
  const rear = rest.take('(r)');
  rest.take('(split)');
  for (const facing of ['(fl)', '(fr)', '(rl)', '(rr)']) rest.take(facing);
  const name = rest.text;
  const item = catalog.fromFile(name) ?? catalog.fromFile(`${clanChassis ? 'Clan' : 'IS'} ${name}`);
  const inName = sizeInName(name);
  const size = stated ?? (item?.sizeStep === undefined ? undefined : inName);
  return {
    holds: 'item',
    name,
    armored,
    omnipod,
    turret,
    rear,
    ...(item && { item }),
    ...(size !== undefined && { size }),
    ...(inName !== undefined && { sizeInName: inName }),
  };
}

function sizeInName(name: string): number | undefined {
  const size = /\(([\d.]+)\s*(?:tons?|m|kg)\)/i.exec(name)?.[1];
  return size === undefined ? undefined : finite(Number(size));
}

const finite = (value: number) => (Number.isFinite(value) && value >= 0 ? value : undefined);

class Suffixes {
  text: string;

  constructor(text: string) {
    this.text = text.trim();
  }

  take(suffix: string): boolean {
    const start = this.text.length - suffix.length;
    if (start < 0 || this.text.slice(start).toLowerCase() !== suffix) return false;
    this.text = this.text.slice(0, start).trim();
    return true;
  }

  takeSize(): number | undefined {
    const start = this.text.toLowerCase().indexOf(':size:');
    if (start <= 0) return undefined;
    const size = finite(Number(this.text.slice(start + ':size:'.length)));
    this.text = this.text.slice(0, start).trim();
    return size;
  }
}
