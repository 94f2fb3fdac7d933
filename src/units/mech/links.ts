import type { EquipmentItem, Figure, Trait, Weapon } from '../../catalog/index.js';
import type { Mount } from '../unit.js';
import { GEAR } from './gear.js';
import type { Inventory } from './inventory.js';
import type { CriticalSlot } from './mech.js';
import type { OpenMount } from './open-mount.js';

type Suits = (weapon: Weapon, year: number, enhancer: EquipmentItem) => boolean;

/** Clan ER PPCs can have a capacitor from this year on (Interstellar Operations). */
const CAPACITORS_FOR_CLAN_FROM = 3101;

/** What each kind of equipment serves, in linking order. Kinds in one row are linked in one pass. */
const ENHANCERS: readonly {
  readonly traits: readonly (Trait & keyof typeof GEAR)[];
  readonly nextTo: boolean;
  readonly suits: Suits;
}[] = [
  {
    traits: ['laser-insulator', 'risc-laser-pulse-module'],
    nextTo: true,
    suits: ({ traits, techBase }, _year, enhancer) =>
      traits.includes('laser') &&
      (enhancer.traits.includes('laser-insulator') || (!traits.includes('pulse') && techBase !== 'clan')),
  },
  {
    traits: ['artemis-iv', 'artemis-iv-prototype', 'artemis-v'],
    nextTo: false,
    suits: ({ traits }) => traits.includes('artemis-capable'),
  },
  {
    traits: ['ppc-capacitor'],
    nextTo: false,
    suits: (weapon, year, { battleValue }) =>
      isWorthMoreWith(weapon, battleValue) && hasCapacitorsIn(year, weapon),
  },
  {
    traits: ['apollo'],
    nextTo: false,
    suits: ({ ammoFamily }) => ammoFamily === 'mrm',
  },
];

const hasCapacitorsIn = (year: number, { techBase }: Weapon): boolean =>
  techBase !== 'clan' || year >= CAPACITORS_FOR_CLAN_FROM;

const ALL_ENHANCERS = ENHANCERS.flatMap(({ traits }) => traits).reduce((sum, trait) => sum | GEAR[trait], 0);

/** Whether a Battle Value by linked weapon lists this weapon. */
const isWorthMoreWith = (weapon: Weapon, value: Figure): boolean =>
  typeof value === 'object' && value.formula === 'by-linked-weapon' && Object.hasOwn(value.values, weapon.id);

/** Links each enhancer to the first suitable weapon in its location that has none yet. */
export function linkEnhancers(mounts: readonly OpenMount[], inventory: Inventory, year: number): void {
  if ((inventory.gear & ALL_ENHANCERS) === 0) return;
  for (const { traits, nextTo, suits } of ENHANCERS) {
    if (!traits.some((trait) => inventory.gear & GEAR[trait])) continue;
    for (let index = 0; index < mounts.length; index += 1) {
      const enhancer = mounts[index] as OpenMount;
      const { item } = enhancer;
      if (item === undefined || !hasAny(item, traits)) continue;
      const free = (mount: OpenMount | undefined): mount is OpenMount =>
        mount !== undefined &&
        mount.location === enhancer.location &&
        mount.linkedBy === undefined &&
        mount.item?.kind === 'weapon' &&
        suits(mount.item, year, item);
      const before = nextTo ? mounts[index - 1] : undefined;
      const weapon = free(before) ? before : mounts.find(free);
      if (weapon === undefined) continue;
      enhancer.linked = weapon;
      weapon.linkedBy = enhancer;
    }
  }
}

/** Traits of equipment that does nothing alone. */
export const PARTNERED: readonly Trait[] = [
  ...ENHANCERS.flatMap(({ traits }) => traits),
  'machine-gun-array',
];

/** Whether equipment that does nothing alone has nothing to serve. */
export function lacksPartner({ item, linked, guns }: Mount): boolean {
  // Only arrays have a list of guns.
  if (item?.kind === 'weapon') return guns?.length === 0;
  return linked === undefined && hasAny(item, PARTNERED);
}

/**
 * A capacitor without a PPC of its own is linked to one in its location that may already have another. It does
 * nothing for the weapon, but explodes when hit.
 */
export function crossLinkCapacitors(mounts: readonly OpenMount[], inventory: Inventory, year: number): void {
  if ((inventory.gear & GEAR['ppc-capacitor']) === 0) return;
  const taken = new Set<OpenMount>();
  for (const capacitor of mounts) {
    const { item, location } = capacitor;
    if (item === undefined || !hasAny(item, ['ppc-capacitor']) || capacitor.linked !== undefined) continue;
    const weapon = mounts.find(
      (mount) =>
        mount.location === location &&
        mount.item?.kind === 'weapon' &&
        isLoadedBy(item, mount.item, year) &&
        !taken.has(mount),
    );
    if (weapon === undefined) continue;
    taken.add(weapon);
    capacitor.linked = weapon;
  }
}

/** Any PPC except a primitive one. A PPC that gains from a capacitor must also be from a time when it can have one. */
const isLoadedBy = ({ battleValue }: EquipmentItem, weapon: Weapon, year: number): boolean =>
  hasAny(weapon, ['ppc']) &&
  !hasAny(weapon, ['prototype']) &&
  (!isWorthMoreWith(weapon, battleValue) || hasCapacitorsIn(year, weapon));

/** Stealth armor and the void-signature system need the ECM suite. */
export function linkStealth(mounts: readonly OpenMount[], inventory: Inventory): void {
  if ((inventory.gear & (GEAR.stealth | GEAR['void-signature'])) === 0) return;
  const ecm = mounts.find(({ item }) => item?.traits.includes('ecm'));
  if (ecm === undefined) return;
  for (const mount of mounts) if (hasAny(mount.item, ['stealth', 'void-signature'])) mount.linked = ecm;
}

/** Returns no slots for a location that the unit lacks. */
export type SlotsIn = (location: string | undefined) => readonly CriticalSlot[];

/** Most guns in an array. */
const GUNS_IN_ARRAY = 4;

/** Links each array to the first run of its kind of guns in its location that no other array has. */
export function linkMachineGunArrays(
  mounts: readonly OpenMount[],
  inventory: Inventory,
  slotsIn: SlotsIn,
): void {
  if ((inventory.gear & GEAR['machine-gun-array']) === 0) return;
  const taken = new Set<OpenMount>();
  for (const array of mounts) {
    if (!hasAny(array.item, ['machine-gun-array']) || array.item?.kind !== 'weapon') continue;
    const { ammoFamily, rackSize } = array.item;
    const guns: OpenMount[] = [];
    for (const { mount } of slotsIn(array.location)) {
      const gun = mount as OpenMount | undefined;
      const fits =
        gun?.item?.kind === 'weapon' &&
        gun.item.traits.includes('machine-gun') &&
        gun.item.ammoFamily === ammoFamily &&
        gun.item.rackSize === rackSize &&
        !taken.has(gun);
      if (fits && guns.length < GUNS_IN_ARRAY) {
        guns.push(gun);
        taken.add(gun);
      } else if (guns.length > 0) {
        break;
      }
    }
    array.guns = guns;
    for (const gun of guns) gun.linkedBy = array;
  }
}

/** Links each weapon to the first bin of its family and rack size. */
export function linkAmmunition(mounts: readonly OpenMount[]): void {
  const bins: OpenMount[] = [];
  const weapons: OpenMount[] = [];
  for (let index = 0; index < mounts.length; index += 1) {
    const mount = mounts[index] as OpenMount;
    const kind = mount.item?.kind;
    if (kind === 'weapon') weapons.push(mount);
    else if (kind === 'ammunition' && mount.location !== undefined) bins.push(mount);
  }
  if (bins.length === 0) return;
  for (let index = 0; index < weapons.length; index += 1) {
    const weapon = weapons[index] as OpenMount;
    const { item } = weapon;
    if (item?.kind !== 'weapon' || item.ammoFamily === undefined || weapon.linked !== undefined) continue;
    const bin = firstBinFor(item, bins);
    if (bin !== undefined) weapon.linked = bin;
  }
}

function firstBinFor(
  { ammoFamily, rackSize = 0 }: Weapon,
  bins: readonly OpenMount[],
): OpenMount | undefined {
  for (let index = 0; index < bins.length; index += 1) {
    const bin = bins[index] as OpenMount;
    const { item } = bin;
    if (item?.kind === 'ammunition' && item.ammoFamily === ammoFamily && item.rackSize === rackSize)
      return bin;
  }
  return undefined;
}

/** Links each dumper to the cargo space in its location. */
export function linkDumpers(mounts: readonly OpenMount[], inventory: Inventory): void {
  if ((inventory.gear & GEAR.dumper) === 0) return;
  for (const dumper of mounts) {
    if (!hasAny(dumper.item, ['dumper'])) continue;
    const cargo = mounts.find(
      ({ item, location }) => location === dumper.location && hasAny(item, ['cargo']),
    );
    if (cargo !== undefined) dumper.linked = cargo;
  }
}

function hasAny(item: EquipmentItem | undefined, traits: readonly Trait[]): boolean {
  return item !== undefined && traits.some((trait) => item.traits.includes(trait));
}
