import type { Mount } from '../../units/index.js';
import { type ItemRoles, rolesOf } from './item-roles.js';

/** A mount with the roles of its item. */
export interface Counted<Mounted extends Mount = Mount> {
  readonly mount: Mounted;
  readonly roles: ItemRoles;
}

/** What one pass over the equipment of a unit collects. All sums start from it. */
export interface Stock<Mounted extends Mount = Mount> {
  readonly weapons: Counted<Mounted>[];
  readonly ammunition: Counted<Mounted>[];
  readonly defensive: Counted<Mounted>[];
  readonly offensive: Counted<Mounted>[];
  /** Sum of `MARKS`. */
  marks: number;
  jumpJets: number;
  umus: number;
  modularArmor: number;
}

/** For units other than 'Mechs. */
export function stockOf<Mounted extends Mount>(equipment: readonly Mounted[]): Stock<Mounted> {
  const stock: Stock<Mounted> = {
    weapons: [],
    ammunition: [],
    defensive: [],
    offensive: [],
    marks: 0,
    jumpJets: 0,
    umus: 0,
    modularArmor: 0,
  };
  let roles: ItemRoles | undefined;
  for (let index = 0; index < equipment.length; index += 1) {
    const mount = equipment[index] as Mounted;
    const { item } = mount;
    if (item === undefined) continue;
    // Identical items are mostly adjacent.
    if (roles?.item !== item) roles = rolesOf(item);
    stock.marks |= roles.marks;
    countItem(stock, mount, roles);
  }
  return stock;
}

export function countItem<Mounted extends Mount>(
  stock: Stock<Mounted>,
  mount: Mounted,
  roles: ItemRoles,
): void {
  switch (roles.role) {
    case 'weapon':
      stock.weapons.push({ mount, roles });
      break;
    case 'ammunition':
      // Built-in rounds of one-shot launchers have no location and no value.
      if (mount.location !== undefined) stock.ammunition.push({ mount, roles });
      break;
    case 'defensive':
      stock.defensive.push({ mount, roles });
      break;
    case 'offensive':
      stock.offensive.push({ mount, roles });
      break;
    case 'jump-jet':
      stock.jumpJets += 1;
      break;
    case 'umu':
      stock.umus += 1;
      break;
    case 'modular-armor':
      stock.modularArmor += 1;
      break;
  }
}
