import {
  type Catalog,
  type EquipmentItem,
  evaluateFormula,
  type Figure,
  type FormulaSubject,
} from '../../catalog/index.js';
import type { UnitWarning } from '../unit.js';
import { sinksIn } from './heat-sinks.js';
import { inwardOf, isArm, isLeg, locationsOf, type MechLocation, restriction, slotCount } from './layout.js';
import type { CriticalSlot } from './mech.js';
import type { MechSheet } from './mech-sheet.js';
import { EMPTY_SLOT } from './mech-sheet.js';
import { type OpenMount, openMount } from './open-mount.js';
import { lineOfSlot, type SheetLines, warning } from './sheet-lines.js';
import { type ItemLine, type SlotLine, slotLineReader } from './slot-line.js';
import type { System } from './systems.js';

type OpenSlot = { -readonly [Field in keyof CriticalSlot]: CriticalSlot[Field] };

export interface Mounting {
  readonly mounts: OpenMount[];
  readonly slots: ReadonlyMap<MechLocation, readonly CriticalSlot[]>;
  readonly warnings: UnitWarning[];
}

const ARM_ACTUATORS = ['shoulder', 'upper-arm-actuator', 'lower-arm-actuator', 'hand-actuator'] as const;
const LEG_ACTUATORS = ['hip', 'upper-leg-actuator', 'lower-leg-actuator', 'foot-actuator'] as const;

/** Puts what the lines name into the slots, location by location from the last to the first. */
export function mountSlots(
  sheet: MechSheet,
  catalog: Catalog,
  superheavy: boolean,
  lines: SheetLines,
): Mounting {
  return new Mounter(sheet, catalog, superheavy, lines).mountAll();
}

class Mounter {
  readonly #sheet: MechSheet;
  readonly #catalog: Catalog;
  readonly #superheavy: boolean;
  readonly #lines: SheetLines;
  readonly #read: (text: string) => SlotLine;
  readonly #mounts: OpenMount[] = [];
  readonly #slots = new Map<MechLocation, (OpenSlot | undefined)[]>();
  readonly #warnings: UnitWarning[] = [];
  /** Items of which a unit has one, however many slots and locations it spreads over. */
  readonly #spread = new Map<EquipmentItem, OpenMount>();
  /** Split items that still lack slots. */
  readonly #unfinished: { readonly mount: OpenMount; missing: number }[] = [];

  constructor(sheet: MechSheet, catalog: Catalog, superheavy: boolean, lines: SheetLines) {
    this.#sheet = sheet;
    this.#catalog = catalog;
    this.#superheavy = superheavy;
    this.#lines = lines;
    this.#read = slotLineReader(catalog, sheet.techBase.endsWith('Clan'));
  }

  mountAll(): Mounting {
    const locations = locationsOf(this.#sheet.chassisKind);
    for (const location of locations) this.#slots.set(location, this.#builtIn(location));
    if (this.#sheet.chassisKind === 'lam') this.#addConversionSystems();
    for (let index = locations.length - 1; index >= 0; index -= 1)
      this.#fill(locations[index] as MechLocation);
    return { mounts: this.#mounts, slots: this.#closedSlots(), warnings: this.#warnings };
  }

  #builtIn(location: MechLocation): (OpenSlot | undefined)[] {
    const slots: (OpenSlot | undefined)[] = new Array(slotCount(location)).fill(undefined);
    const actuators = isArm(location) ? ARM_ACTUATORS : isLeg(location) ? LEG_ACTUATORS : [];
    for (let slot = 0; slot < actuators.length; slot += 1) {
      slots[slot] = { system: actuators[slot] as System, armored: false };
    }
    if (isArm(location)) {
      const lines = this.#compacted(location);
      if (!startsWith(lines[2], 'lower arm actuator')) slots[2] = undefined;
      if (!startsWith(lines[3], 'hand actuator')) slots[3] = undefined;
    }
    if (this.#sheet.chassisKind === 'quadvee' && actuators === LEG_ACTUATORS) {
      slots[4] = { system: 'conversion-gear', armored: false };
    }
    return slots;
  }

  /** What turns a Land-Air 'Mech into a fighter has its fixed places (Interstellar Operations). */
  #addConversionSystems(): void {
    const put = (location: MechLocation, slot: number, system: System) => {
      const slots = this.#slots.get(location);
      if (slots) slots[slot] = { system, armored: false };
    };
    put('HD', 3, 'avionics');
    for (const torso of ['LT', 'RT'] as const) {
      put(torso, 0, 'landing-gear');
      put(torso, 1, 'avionics');
    }
  }

  /** Everywhere but in the head, empty lines move behind the others. */
  #compacted(location: MechLocation): readonly string[] {
    const lines = this.#sheet.slots[location] ?? [];
    if (location === 'HD' || !lines.includes(EMPTY_SLOT)) return lines;
    return lines.filter((line) => line !== EMPTY_SLOT);
  }

  #fill(location: MechLocation): void {
    const slots = this.#slots.get(location) as (OpenSlot | undefined)[];
    const lines = this.#compacted(location);
    const count = Math.min(slots.length, lines.length);
    for (let slot = 0; slot < count; slot += 1) {
      const text = lines[slot] as string;
      const present = slots[slot];
      if (present !== undefined) {
        if (present.mount === undefined && text.endsWith(')')) this.#armor(present, text);
        continue;
      }
      const line = this.#read(text);
      if (line.holds === 'system' && line.system !== undefined) {
        slots[slot] = { system: line.system, armored: line.armored };
      } else if (line.holds === 'item') {
        this.#mount(line, location, slot, slots);
      }
    }
  }

  /** What is built in may be armored by the line that names it. */
  #armor(slot: OpenSlot, text: string): void {
    const line = this.#read(text);
    if (line.holds === 'system' && line.armored) slot.armored = true;
  }

  #mount(line: ItemLine, location: MechLocation, slot: number, slots: (OpenSlot | undefined)[]): void {
    const { item } = line;
    if (item === undefined) {
      this.#warn(location, slot, `unknown equipment "${line.name}"`);
      this.#place(this.#create(line, location, slot, 1), slots, slot, 1);
      return;
    }
    if (line.placed === 'spread') {
      let mount = this.#spread.get(item);
      if (mount === undefined) {
        mount = this.#create(line, location, slot, 0);
        // Files that state no size give it as the movement that the boosters lend.
        if (item.traits.includes('jump-booster')) mount.size = line.size ?? this.#sheet.jump;
        this.#spread.set(item, mount);
      }
      mount.slots += 1;
      slots[slot] = { mount, armored: mount.armored };
      return;
    }
    if (line.placed === 'split') {
      this.#mountSplit(line, item, location, slot, slots);
      return;
    }
    const nominal = this.#nominalSlots(line, location, slot);
    const needed = this.#superheavy ? Math.ceil(nominal / 2) : nominal;
    const mount = this.#create(line, location, nominal > 0 ? slot : undefined, nominal);
    this.#place(mount, slots, slot, needed);
    if (line.second !== undefined) {
      if (!mayShareSlot(item, line.second.item)) {
        const pair = `"${line.name}" and "${line.second.name}"`;
        this.#warn(location, slot, `${pair} share a slot: only bins of one family or two heat sinks may`);
      }
      const second = this.#create(line.second, location, slot, nominal);
      const shared = slots[slot];
      if (shared) shared.secondMount = second;
    }
    this.#freeActuators(item, location, slots);
    this.#addBuiltInAmmunition(mount, item);
  }

  /** One slot a line; a line joins an unfinished item here or in the location just outside. */
  #mountSplit(
    line: ItemLine,
    item: EquipmentItem,
    location: MechLocation,
    slot: number,
    slots: (OpenSlot | undefined)[],
  ): void {
    const open = this.#unfinished.find(
      ({ mount, missing }) =>
        missing > 0 &&
        mount.item === item &&
        (mount.location === location || inwardOf(mount.location as MechLocation) === location),
    );
    const nominal = this.#nominalSlots(line, location, slot);
    const entry = open ?? { mount: this.#create(line, location, slot, nominal), missing: nominal };
    const { mount } = entry;
    entry.missing -= this.#superheavy ? 2 : 1;
    if (open === undefined) {
      this.#unfinished.push(entry);
      this.#freeActuators(item, location, slots);
    } else {
      if (mount.location !== location) {
        const outer = mount.location as MechLocation;
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

  #nominalSlots({ item, size, sizeInName }: ItemLine, location: MechLocation, slot: number): number {
    if (item === undefined) return 1;
    if (typeof item.slots === 'number') return item.slots;
    const stated = size ?? sizeInName ?? item.sizeStep;
    // Gear sized by the engine, and no size stated: it takes the lines it is named on.
    if (stated === undefined && asksFor(item.slots, 'itemTonnage')) return this.#runOfLines(location, slot);
    const known = stated === undefined ? {} : { size: stated, itemTonnage: stated };
    return evaluateFormula(item.slots, { ...formulaSubject(this.#sheet, this.#superheavy), ...known });
  }

  #runOfLines(location: MechLocation, slot: number): number {
    const lines = this.#compacted(location);
    let end = slot + 1;
    while (end < lines.length && lines[end] === lines[slot]) end += 1;
    return end - slot;
  }

  #create(line: ItemLine, location: MechLocation, slot: number | undefined, slots: number): OpenMount {
    const { item, size, facing } = line;
    const mount = openMount(line.name, item, slots);
    mount.location = location;
    mount.rear = line.rear;
    mount.turret = line.turret;
    mount.armored = line.armored;
    mount.omnipod = line.omnipod;
    if (slot !== undefined) mount.slot = slot;
    if (size !== undefined) mount.size = size;
    if (facing !== undefined) mount.facing = facing;
    if (item?.kind === 'ammunition') mount.shots = item.shotsPerTon;
    this.#mounts.push(mount);
    return mount;
  }

  #place(mount: OpenMount, slots: (OpenSlot | undefined)[], from: number, needed: number): void {
    let missing = needed;
    for (let slot = from; slot < slots.length && missing > 0; slot += 1) {
      if (slots[slot] !== undefined) continue;
      slots[slot] = { mount, armored: mount.armored };
      missing -= 1;
    }
    if (missing > 0) {
      this.#warn(
        mount.location as MechLocation,
        from,
        `"${mount.name}" lacks ${missing} of its ${needed} slots`,
      );
    }
  }

  /** An OmniMech's arm gives up its lower actuators for big guns, whatever the file lists (TechManual). */
  #freeActuators(item: EquipmentItem, location: MechLocation, slots: (OpenSlot | undefined)[]): void {
    if (!this.#sheet.omni || !isArm(location) || item.kind !== 'weapon') return;
    const bigGun = item.traits.includes('ppc') || BIG_GUNS.test(item.ammoFamily ?? '');
    if (!bigGun) return;
    for (const slot of [2, 3]) if (slots[slot]?.mount === undefined) slots[slot] = undefined;
  }

  /** A one-shot launcher holds the first plain round of its kind that the unit's side still makes. */
  #addBuiltInAmmunition(mount: OpenMount, item: EquipmentItem): void {
    if (item.kind !== 'weapon' || item.ammoFamily === undefined || !item.traits.includes('one-shot')) return;
    const plain = this.#catalog
      .ammunitionFor(item.ammoFamily, item.rackSize ?? 0)
      .filter(({ baseMunition }) => baseMunition === undefined);
    const load = plain.find((round) => isAvailable(round, this.#sheet)) ?? plain[0];
    if (load === undefined) return;
    const ammunition = openMount(load.aliases[0] ?? load.name, load, 1);
    ammunition.shots = 1;
    ammunition.omnipod = mount.omnipod;
    this.#mounts.push(ammunition);
    mount.linked = ammunition;
  }

  #warn(location: MechLocation, slot: number, message: string): void {
    this.#warnings.push(warning(lineOfSlot(this.#sheet, this.#lines, location, slot), message));
  }

  #closedSlots(): ReadonlyMap<MechLocation, readonly CriticalSlot[]> {
    const closed = this.#slots as Map<MechLocation, CriticalSlot[]>;
    for (const slots of closed.values()) {
      for (let slot = 0; slot < slots.length; slot += 1) slots[slot] ??= EMPTY;
    }
    return closed;
  }
}

function formulaSubject(sheet: MechSheet, superheavy: boolean): FormulaSubject {
  const quad = sheet.chassisKind === 'quad' || sheet.chassisKind === 'quadvee';
  const locations = locationsOf(sheet.chassisKind);
  return {
    tonnage: sheet.tonnage,
    locations: locations.length,
    legs: locations.filter(isLeg).length,
    traits: ['mech', ...(quad ? (['quad'] as const) : []), ...(superheavy ? (['superheavy'] as const) : [])],
  };
}

/** What may share a slot of a superheavy 'Mech: bins for the same kind of weapon, and heat sinks. */
function mayShareSlot(first: EquipmentItem, second: EquipmentItem | undefined): boolean {
  if (first.kind !== 'ammunition') return first === second && sinksIn(first) > 0;
  return second?.kind === 'ammunition' && first.ammoFamily === second.ammoFamily;
}

/** Whether a formula cannot do without the fact. */
const asksFor = (figure: Figure, fact: keyof FormulaSubject): boolean =>
  typeof figure === 'object' &&
  figure.formula === 'proportional' &&
  (figure.of as readonly string[]).includes(fact);

/** A mixed unit takes from both sides, at any time. */
function isAvailable({ years }: EquipmentItem, { techBase, year }: MechSheet): boolean {
  if (techBase.startsWith('Mixed')) return true;
  const known = techBase === 'Clan' ? years.clan : years.innerSphere;
  if (known === undefined) return false;
  const lost = known.extinct !== undefined && known.extinct < year;
  return !lost || (known.reintroduced !== undefined && known.reintroduced <= year);
}

const EMPTY: CriticalSlot = { armored: false };
const BIG_GUNS = /gauss|autocannon/;

const startsWith = (line: string | undefined, words: string) =>
  line?.toLowerCase().startsWith(words) ?? false;
