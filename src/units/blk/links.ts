import type { Catalog } from '../../catalog/index.js';
import { Inventory } from '../mech/inventory.js';
import { crossLinkCapacitors, linkAmmunition, linkEnhancers } from '../mech/links.js';
import { hasTrait, type OpenMount } from './mounting.js';

const LARGEST_ARRAY = 4;

/** Links each enhancement to its weapon and each array to its guns. Returns what is on board. */
export function linkEquipment(mounts: readonly OpenMount[], year: number): Inventory {
  const inventory = new Inventory(mounts);
  linkEnhancers(mounts, inventory, year);
  crossLinkCapacitors(mounts, inventory, year);
  if (inventory.has('machine-gun-array')) {
    for (const mount of mounts) if (hasTrait(mount, 'machine-gun-array')) gatherGuns(mount, mounts);
  }
  return inventory;
}

/** Links each weapon to the first bin that feeds it. One-shot weapons have their own rounds. */
export function linkBins(mounts: readonly OpenMount[], catalog?: Catalog): void {
  linkAmmunition(mounts.filter((mount) => !hasTrait(mount, 'one-shot')));
  if (catalog === undefined) return;
  for (const mount of mounts) if (hasTrait(mount, 'one-shot')) loadOnce(mount, catalog);
}

/** A one-shot launcher holds the first standard round of its kind. */
function loadOnce(mount: OpenMount, catalog: Catalog): void {
  const { item } = mount;
  if (item?.kind !== 'weapon' || item.ammoFamily === undefined) return;
  const load = catalog
    .ammunitionFor(item.ammoFamily, item.rackSize ?? 0)
    .find(({ baseMunition }) => baseMunition === undefined);
  if (load !== undefined) mount.builtInLoad = load;
}

export function link(mount: OpenMount, weapon: OpenMount): void {
  mount.linked = weapon;
  weapon.linkedBy = mount;
}

/** Takes the first free gun of its size, and those that directly follow it. */
function gatherGuns(array: OpenMount, mounts: readonly OpenMount[]): void {
  const around = mounts.filter(({ location }) => location === array.location);
  const matches = (mount: OpenMount | undefined): mount is OpenMount =>
    mount?.linkedBy === undefined && isGunOf(array, mount);
  const first = around.findIndex(matches);
  const guns: OpenMount[] = [];
  for (let place = first; first >= 0 && guns.length < LARGEST_ARRAY; place += 1) {
    const gun = around[place];
    if (!matches(gun)) break;
    guns.push(gun);
    gun.linkedBy = array;
  }
  array.guns = guns;
}

function isGunOf({ item: array }: OpenMount, gun: OpenMount | undefined): boolean {
  const item = gun?.item;
  return (
    item?.kind === 'weapon' &&
    array?.kind === 'weapon' &&
    item.traits.includes('machine-gun') &&
    !item.traits.includes('machine-gun-array') &&
    item.ammoFamily === array.ammoFamily &&
    item.rackSize === array.rackSize
  );
}
