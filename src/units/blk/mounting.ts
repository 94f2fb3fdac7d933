import type { EquipmentItem, Trait } from '../../catalog/index.js';
import type { Writable } from '../../check/writable.js';
import { facesRear } from '../facing.js';
import type { OtherMount } from '../other-unit.js';
import { UnitFileError } from '../unit-file-error.js';
import type { BlkReader } from './blk-reader.js';
import type { EquipmentLine, LineGrammar } from './equipment-lines.js';
import type { NameLookUp } from './equipment-names.js';

/** A mount while the unit is being built. */
export type OpenMount = Writable<OtherMount>;

/** Where a kind of unit puts an item that a block lists; undefined if it leaves the item out. */
export type Placement = (item: EquipmentItem, location: string, line: EquipmentLine) => string | undefined;

export interface MountingRules {
  readonly grammar: LineGrammar;
  readonly lookUp: NameLookUp;
  readonly placement?: Placement;
  /** Locations that are turrets. */
  readonly turrets?: readonly string[];
  /** Entries that an item takes in the list of its location; 0 for units without such lists. */
  readonly slotsPerItem?: number;
  /** Items that need no entry there. */
  readonly withoutSlot?: (item: EquipmentItem) => boolean;
  /** A smaller load means that the file states none. */
  readonly smallestLoad?: number;
  /** Called for each mounted line, in order. Returns how many further entries it takes. */
  readonly onMounted?: (mount: OpenMount, line: EquipmentLine) => number;
}

const NO_QUIRKS: readonly string[] = Object.freeze([]);
const LARGEST = 10_000_000;
/** Seven times as many as the largest WarShip carries. */
const MOST_ITEMS = 5000;

/** Turns lines of equipment blocks into mounts. */
export class Mounting {
  readonly mounts: OpenMount[] = [];
  private readonly reader: BlkReader;
  private readonly rules: MountingRules;
  private readonly nextSlot = new Map<string, number>();

  constructor(reader: BlkReader, rules: MountingRules) {
    this.reader = reader;
    this.rules = rules;
  }

  mountBlock(block: string, location: string): void {
    const { grammar, lookUp, placement } = this.rules;
    const values = this.reader.list(block);
    for (let place = 0; place < values.length; place += 1) {
      const line = grammar(values[place] as string);
      const item = lookUp(line.name);
      if (item === undefined) this.warnUnknown(block, place, line.name);
      const placed =
        item === undefined || placement === undefined ? location : placement(item, location, line);
      if (placed === undefined) continue;
      const mount = this.mount(line, item, placed);
      const problem = addAmounts(mount, line, this.rules.smallestLoad);
      if (problem !== undefined) this.reader.warn(block, place, problem);
    }
  }

  /** Mounts the single item that a block names, without marks. */
  mountNamed(block: string, location: string): OpenMount | undefined {
    const name = this.reader.text(block);
    if (name === '') return undefined;
    const item = this.rules.lookUp(name);
    if (item === undefined) this.warnUnknown(block, 0, name);
    return this.mount({ name }, item, location);
  }

  /** Mounts an item that no line lists. */
  mountItem(item: EquipmentItem, location: string): void {
    this.mount({ name: item.aliases[0] ?? item.name }, item, location);
  }

  private mount(line: EquipmentLine, item: EquipmentItem | undefined, location: string): OpenMount {
    const { turrets, onMounted, withoutSlot } = this.rules;
    // An unknown item takes no entry, so that later items keep theirs.
    const needsNone = item === undefined || withoutSlot?.(item) === true;
    const slotsPerItem = needsNone ? 0 : (this.rules.slotsPerItem ?? 1);
    const mount: OpenMount = {
      name: line.name,
      location,
      slots: slotsPerItem,
      rear: line.rear === true || facesRear(line.facing),
      turret: line.suitMount === 'turret' || turrets?.includes(location) === true,
      armored: false,
      omnipod: line.omnipod === true,
      quirks: NO_QUIRKS,
    };
    if (item !== undefined) mount.item = item;
    addMarks(mount, line);
    if (this.mounts.push(mount) > MOST_ITEMS) {
      throw new UnitFileError(
        this.reader.file,
        undefined,
        `more than ${MOST_ITEMS} items are too many for a unit`,
      );
    }
    const further = onMounted?.(mount, line) ?? 0;
    if (slotsPerItem > 0) {
      mount.slot = this.nextSlot.get(location) ?? 0;
      this.nextSlot.set(location, mount.slot + slotsPerItem + further);
    }
    return mount;
  }

  private warnUnknown(block: string, place: number, name: string): void {
    this.reader.warn(block, place, `unknown equipment "${name}"`);
  }
}

/** Adds stated amounts. Returns what is wrong with one. */
function addAmounts(
  mount: OpenMount,
  { name, size, shots }: EquipmentLine,
  smallestLoad = 2,
): string | undefined {
  const { item } = mount;
  if (item?.kind === 'ammunition') {
    mount.shots = isAmount(shots) && Number(shots) >= smallestLoad ? Number(shots) : item.shotsPerTon;
  } else if (item === undefined && isAmount(shots)) {
    mount.shots = Number(shots);
  }
  if (size === undefined && item?.sizeStep !== undefined) {
    const inName = sizeInName(name);
    if (inName !== undefined) mount.size = inName;
  } else if (isAmount(size)) {
    mount.size = Number(size);
  }
  if (size !== undefined && !isAmount(size)) return `size "${size}" of "${name}" is not a number`;
  if (shots !== undefined && !isAmount(shots)) return `shots "${shots}" of "${name}" are not a number`;
  return undefined;
}

const isAmount = (text: string | undefined): boolean =>
  text !== undefined && text !== '' && Number(text) >= 0 && Number(text) <= LARGEST;

function addMarks(mount: OpenMount, line: EquipmentLine): void {
  if (line.facing !== undefined) mount.facing = line.facing;
  if (line.smallTurret !== undefined) mount.smallTurret = line.smallTurret;
  if (line.suitMount !== undefined) mount.suitMount = line.suitMount;
  if (line.inWeaponPack === true) mount.inWeaponPack = true;
  if (line.squadSupport === true) mount.squadSupport = true;
  if (line.antiPersonnel === true) mount.antiPersonnel = true;
}

/** Older files have the size in the name: `(3 tons)`, `(20m)`, `(5kg)`, or a number after a colon. */
function sizeInName(name: string): number | undefined {
  const place = Math.max(name.lastIndexOf('('), name.lastIndexOf(':'));
  if (place < 0) return undefined;
  const size = Number.parseFloat(name.slice(place + 1));
  return size > 0 && size <= LARGEST ? size : undefined;
}

export const hasTrait = ({ item }: OtherMount, trait: Trait): boolean =>
  item?.traits.includes(trait) === true;

/** The armor's number already includes stealth. Lines that list it repeat that. */
export const isStealthArmor = (item: EquipmentItem): boolean =>
  item.kind === 'armor' && item.traits.includes('stealth');

export const withoutStealthArmor: Placement = (item, location) =>
  isStealthArmor(item) ? undefined : location;
