import { evaluateFormula } from '../../catalog/formula.js';
import type { Catalog, EquipmentItem, FormulaSubject } from '../../catalog/index.js';
import type { UnitWarning } from '../unit.js';
import { engineTonnage } from './engine-tonnage.js';
import { sinksIn } from './heat-sinks.js';
import {
  inwardOf,
  isArm,
  isLeg,
  isSideTorso,
  locationsOf,
  MECH_LOCATION_CODES,
  type MechLocationCode,
  restriction,
  slotCount,
} from './layout.js';
import type { CriticalSlot } from './mech.js';
import type { MechSheet } from './mech-sheet.js';
import { EMPTY_SLOT } from './mech-sheet.js';
import { slotSubject } from './nominal-slots.js';
import { mountOf, type OpenMount, openMount } from './open-mount.js';
import { lineOfSlot, type SheetLines, warning } from './sheet-lines.js';
import { type ItemLine, type SlotLine, type SlotLines, slotLines } from './slot-line.js';
import type { System } from './systems.js';

export interface Mounting {
  /** By index of the location. */
  readonly slots: readonly (readonly CriticalSlot[])[];
  readonly warnings: UnitWarning[];
  readonly hasArmoredSystems: boolean;
}

const ARM = ['shoulder', 'upper-arm-actuator', 'lower-arm-actuator', 'hand-actuator'] as const;
const LEG = ['hip', 'upper-leg-actuator', 'lower-leg-actuator', 'foot-actuator'] as const;

/** A single object, so that free slots are recognised by identity. */
const EMPTY: CriticalSlot = Object.freeze({ armored: false });

const systemSlot = (system: System): CriticalSlot => Object.freeze({ system, armored: false });

/**
 * The content of a location's slots before its lines are read. Systems are the same on all units, so units share it.
 */
const BUILT_IN = new Map(
  MECH_LOCATION_CODES.map((location) => {
    const slots: CriticalSlot[] = new Array(slotCount(location)).fill(EMPTY);
    const actuators = isArm(location) ? ARM : isLeg(location) ? LEG : [];
    for (const [slot, actuator] of actuators.entries()) slots[slot] = systemSlot(actuator);
    return [location, slots];
  }),
);
const CONVERSION_GEAR = systemSlot('conversion-gear');
const AVIONICS = systemSlot('avionics');
const LANDING_GEAR = systemSlot('landing-gear');

/** Fills the slots with what the lines name, from the last location to the first. */
export class Mounter {
  // Not `#private`: until code is hot, V8 takes twice as long to access such fields, and most runs read only a few
  // files.
  private readonly sheet: MechSheet;
  private readonly catalog: Catalog;
  private readonly superheavy: boolean;
  private readonly lines: SheetLines;
  private readonly slotLines: SlotLines;
  private readonly mounts: OpenMount[];
  private readonly warnings: UnitWarning[] = [];
  /** Items of which a unit has one, however many slots and locations it spreads over. */
  private readonly spread: OpenMount[] = [];
  /** Split items that still lack slots. */
  private readonly unfinished: { readonly mount: OpenMount; missing: number }[] = [];

  private hasArmoredSystems = false;
  /** What slot formulas need. Most units have no item with one. */
  private subject: FormulaSubject | undefined;

  /** @param mounts receives the new mounts */
  constructor(
    mounts: OpenMount[],
    sheet: MechSheet,
    catalog: Catalog,
    superheavy: boolean,
    lines: SheetLines,
  ) {
    this.mounts = mounts;
    this.sheet = sheet;
    this.catalog = catalog;
    this.superheavy = superheavy;
    this.lines = lines;
    this.slotLines = slotLines(catalog, sheet.techBase.endsWith('Clan'));
  }

  mountAll(): Mounting {
    const locations = locationsOf(this.sheet.chassisKind);
    const all: CriticalSlot[][] = locations.map(() => []);
    for (let index = locations.length - 1; index >= 0; index -= 1) {
      const location = locations[index] as MechLocationCode;
      const lines = this.compacted(location);
      const slots = this.builtIn(location, lines);
      this.fill(location, slots, lines);
      all[index] = slots;
    }
    return {
      slots: all,
      warnings: this.warnings,
      hasArmoredSystems: this.hasArmoredSystems,
    };
  }

  private builtIn(location: MechLocationCode, lines: readonly string[]): CriticalSlot[] {
    const slots = (BUILT_IN.get(location) as readonly CriticalSlot[]).slice();
    if (isArm(location)) {
      if (!names(LOWER_ARM, lines[2])) slots[2] = EMPTY;
      if (!names(HAND, lines[3])) slots[3] = EMPTY;
    }
    if (this.sheet.chassisKind === 'quadvee' && isLeg(location)) slots[4] = CONVERSION_GEAR;
    if (this.sheet.chassisKind === 'lam') addConversionSystems(slots, location);
    return slots;
  }

  /** Everywhere except in the head, empty lines move to the end. */
  private compacted(location: MechLocationCode): readonly string[] {
    const lines = this.sheet.slots[location] ?? [];
    if (location === 'HD' || !lines.includes(EMPTY_SLOT)) return lines;
    const filled: string[] = [];
    for (let place = 0; place < lines.length; place += 1) {
      const line = lines[place] as string;
      if (line !== EMPTY_SLOT) filled.push(line);
    }
    return filled;
  }

  private fill(location: MechLocationCode, slots: CriticalSlot[], lines: readonly string[]): void {
    const count = Math.min(slots.length, lines.length);
    // Identical lines are mostly adjacent.
    let last: string | undefined;
    let line: SlotLine | undefined;
    for (let slot = 0; slot < count; slot += 1) {
      const text = lines[slot] as string;
      const present = slots[slot] as CriticalSlot;
      if (present !== EMPTY) {
        if (present.mount === undefined && text.endsWith(')')) slots[slot] = this.armored(present, text);
        continue;
      }
      if (line === undefined || text !== last) {
        line = this.slotLines.read(text);
        last = text;
      }
      if (line.holds === 'system') {
        if (line.slot !== undefined) slots[slot] = line.slot;
        if (line.armored) this.hasArmoredSystems = true;
      } else if (line.holds === 'item') this.mount(line, location, slot, slots);
    }
    for (let slot = count; slot < lines.length; slot += 1) {
      const text = lines[slot] as string;
      if (text !== EMPTY_SLOT) this.warnOfExcess(location, text);
    }
  }

  /** Other words may follow too: a description of the unit often comes after its last location. */
  private warnOfExcess(location: MechLocationCode, text: string): void {
    const line = this.slotLines.read(text);
    if (line.holds !== 'item' || line.item === undefined) return;
    const place = this.sheet.slots[location]?.lastIndexOf(text) ?? 0;
    const message = `"${line.name}" was left out: the ${location} has no slot left for it`;
    this.warnings.push(warning(this.lines.slot(location, place), message));
  }

  /** The line that names a built-in system may make it armored. */
  private armored(slot: CriticalSlot, text: string): CriticalSlot {
    const line = this.slotLines.read(text);
    // Conversion gear cannot be hit, so it needs no armor.
    if (line.holds !== 'system' || !line.armored || slot === CONVERSION_GEAR) return slot;
    this.hasArmoredSystems = true;
    return { ...slot, armored: true };
  }

  private mount(line: ItemLine, location: MechLocationCode, read: number, slots: CriticalSlot[]): void {
    const { item } = line;
    if (item === undefined) {
      this.warn(location, read, `unknown equipment "${line.name}"`);
      this.place(this.create(line, location, read, 1), slots, read, 1);
      return;
    }
    const slot = this.sheet.omni && isArm(location) ? this.slotInOmniArm(item, location, read, slots) : read;
    if (line.placed === 'spread') {
      let mount = this.spread.find((other) => other.item === item);
      if (mount === undefined) {
        mount = this.create(line, location, slot, 0);
        // If a file states no size, it is the jumping MP that the boosters give.
        if (item.traits.includes('jump-booster')) mount.size = line.size ?? this.sheet.jump;
        this.spread.push(mount);
      }
      mount.slots += 1;
      slots[slot] = { mount, armored: mount.armored };
      return;
    }
    if (line.placed === 'split') {
      this.mountSplit(line, item, location, slot, slots);
      return;
    }
    const nominal = line.slots ?? this.nominalSlots(line);
    const needed = this.superheavy ? Math.ceil(nominal / 2) : nominal;
    const mount = this.create(line, location, nominal > 0 ? slot : undefined, nominal);
    this.place(mount, slots, slot, needed);
    if (line.second !== undefined) {
      if (!mayShareSlot(item, line.second.item)) {
        const pair = `"${line.name}" and "${line.second.name}"`;
        this.warn(location, slot, `${pair} share a slot: only bins of one family or two heat sinks may`);
      }
      const second = this.create(line.second, location, slot, nominal);
      const shared = slots[slot] as CriticalSlot;
      if (shared !== EMPTY) slots[slot] = { ...shared, secondMount: second };
    }
    if (line.oneShot) this.addBuiltInAmmunition(mount, item);
  }

  /** One slot for each line. A line continues an unfinished item here or in the next location outward. */
  private mountSplit(
    line: ItemLine,
    item: EquipmentItem,
    location: MechLocationCode,
    slot: number,
    slots: CriticalSlot[],
  ): void {
    const open = this.unfinished.find(
      ({ mount, missing }) =>
        missing > 0 &&
        mount.item === item &&
        (mount.location === location || inwardOf(mount.location as MechLocationCode) === location),
    );
    const nominal = this.nominalSlots(line);
    const entry = open ?? { mount: this.create(line, location, slot, nominal), missing: nominal };
    const { mount } = entry;
    entry.missing -= this.superheavy ? 2 : 1;
    if (open === undefined) {
      this.unfinished.push(entry);
    } else {
      if (mount.location !== location) {
        const outer = mount.location as MechLocationCode;
        const inward = restriction(location) > restriction(outer);
        mount.secondLocation = inward ? outer : location;
        if (inward) {
          mount.location = location;
          mount.slot = slot;
        }
      }
      Object.assign(mount, {
        rear: line.rear,
        turret: line.turret,
        armored: line.armored,
        omnipod: line.omnipod,
      });
    }
    slots[slot] = { mount, armored: mount.armored };
  }

  private nominalSlots({ item, size, sizeInName }: ItemLine): number {
    if (item === undefined) return 1;
    if (typeof item.slots === 'number') return item.slots;
    this.subject ??= slotSubject(this.sheet, this.superheavy);
    const { subject } = this;
    const stated = item.sizeStep === undefined ? undefined : (size ?? sizeInName ?? item.sizeStep);
    if (stated !== undefined) return evaluateFormula(item.slots, { ...subject, size: stated });
    // Whatever the name says, the engine determines the mass of such an item.
    const itemTonnage = evaluateFormula(item.tonnage, {
      ...subject,
      engineTonnage: engineTonnage(this.sheet.engine),
    });
    return evaluateFormula(item.slots, { ...subject, itemTonnage });
  }

  private create(
    line: ItemLine,
    location: MechLocationCode,
    slot: number | undefined,
    slots: number,
  ): OpenMount {
    const mount = mountOf(line, location, slot, slots);
    this.mounts.push(mount);
    return mount;
  }

  private place(mount: OpenMount, slots: CriticalSlot[], from: number, needed: number): void {
    let missing = needed;
    for (let slot = from; slot < slots.length && missing > 0; slot += 1) {
      if (slots[slot] !== EMPTY) continue;
      slots[slot] = { mount, armored: mount.armored };
      missing -= 1;
    }
    if (missing > 0) {
      this.warn(
        mount.location as MechLocationCode,
        from,
        `"${mount.name}" lacks ${missing} of its ${needed} slots`,
      );
    }
  }

  /**
   * An OmniMech's arm gives up its lower actuators for large guns, whatever the file lists (TechManual). Guns move up
   * into the freed slots, and later items follow.
   */
  private slotInOmniArm(
    item: EquipmentItem,
    location: MechLocationCode,
    read: number,
    slots: CriticalSlot[],
  ): number {
    if (this.sheet.chassisKind !== 'tripod' && isBigGun(item)) {
      const listed = LOWER_ARM_SLOTS.filter((slot) => slots[slot]?.system !== undefined);
      for (const slot of listed) slots[slot] = EMPTY;
      if (listed.length > 0) {
        this.warn(location, read, `the arm loses its lower actuators to "${item.name}", which moves up`);
      }
    }
    return slots.indexOf(EMPTY);
  }

  /** A one-shot launcher holds the first standard round of its kind that the unit's side still makes. */
  private addBuiltInAmmunition(mount: OpenMount, item: EquipmentItem): void {
    if (item.kind !== 'weapon' || item.ammoFamily === undefined) return;
    const plain = this.catalog
      .ammunitionFor(item.ammoFamily, item.rackSize ?? 0)
      .filter(({ baseMunition }) => baseMunition === undefined);
    const load = plain.find((round) => isAvailable(round, this.sheet)) ?? plain[0];
    if (load === undefined) return;
    const ammunition = openMount(load.aliases[0] ?? load.name, load, 1);
    ammunition.shots = 1;
    ammunition.omnipod = mount.omnipod;
    this.mounts.push(ammunition);
    mount.linked = ammunition;
  }

  private warn(location: MechLocationCode, slot: number, message: string): void {
    this.warnings.push(warning(lineOfSlot(this.sheet, this.lines, location, slot), message));
  }
}

/** The conversion systems of a Land-Air 'Mech have fixed slots (Interstellar Operations). */
function addConversionSystems(slots: CriticalSlot[], location: MechLocationCode): void {
  if (location === 'HD') slots[3] = AVIONICS;
  if (!isSideTorso(location)) return;
  slots[0] = LANDING_GEAR;
  slots[1] = AVIONICS;
}

/** Items that may share a slot of a superheavy 'Mech: bins for the same kind of weapon, and heat sinks. */
function mayShareSlot(first: EquipmentItem, second: EquipmentItem | undefined): boolean {
  if (first.kind !== 'ammunition') return first === second && sinksIn(first) > 0;
  return second?.kind === 'ammunition' && first.ammoFamily === second.ammoFamily;
}

/** A mixed unit uses items of both sides, at any time. */
function isAvailable({ years }: EquipmentItem, { techBase, year }: MechSheet): boolean {
  if (techBase.startsWith('Mixed')) return true;
  const known = techBase === 'Clan' ? years.clan : years.innerSphere;
  if (known === undefined) return false;
  const lost = known.extinct !== undefined && known.extinct < year;
  return !lost || (known.reintroduced !== undefined && known.reintroduced <= year);
}

const isBigGun = (item: EquipmentItem): boolean =>
  item.kind === 'weapon' &&
  (item.explosive === 'gauss' ||
    item.traits.includes('ppc') ||
    item.ammoFamily?.includes('autocannon') === true);

const LOWER_ARM_SLOTS: readonly number[] = [2, 3];
const LOWER_ARM = 'Lower Arm Actuator';
const HAND = 'Hand Actuator';

/** In any case. Nearly all files use the same spelling, which takes a tenth of the time to check. */
const names = (actuator: string, line = ''): boolean =>
  line === actuator ||
  line.startsWith(actuator) ||
  line.slice(0, actuator.length).toLowerCase() === actuator.toLowerCase();
