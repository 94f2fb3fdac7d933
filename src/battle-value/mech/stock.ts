import type { Mech, MechLocationState, Mount } from '../../units/index.js';
import { isArm, isLeg } from '../../units/mech/layout.js';
import { type ItemRoles, MARKS, rolesOf, SIGNATURE_MARKS } from '../common/item-roles.js';
import { type Counted, countItem, type Stock } from '../common/stock.js';

/** What one pass over the equipment of a 'Mech collects. */
export interface MechStock extends Stock {
  readonly vibroblades: Counted[];
  /** What may explode, protected or not. */
  readonly explosive: Counted[];
  /** Armored components. */
  readonly armored: Counted[];
  /** Systems that hide the unit. */
  readonly signatures: Counted[];
  mediumShieldArms: number;
  largeShieldArms: number;
  readonly hardenedLegs: boolean;
  /** The first jump jet, which decides the heat of all. */
  firstJet: Mount | undefined;
  jumpBoosters: number;
  coolantPods: number;
  /** Heat sink items. Two compact sinks in one slot count as one. */
  sinkItems: number;
  /** Locations with an Actuator Enhancement System. */
  readonly enhanced: string[];
}

export function takeMechStock(mech: Mech): MechStock {
  const stock: MechStock = {
    weapons: [],
    ammunition: [],
    defensive: [],
    offensive: [],
    vibroblades: [],
    explosive: [],
    armored: [],
    signatures: [],
    marks: 0,
    mediumShieldArms: 0,
    largeShieldArms: 0,
    hardenedLegs: mech.patchwork ? mech.locations.some(isHardenedLeg) : isHardened(mech.locations[0]),
    jumpJets: 0,
    firstJet: undefined,
    jumpBoosters: 0,
    umus: 0,
    coolantPods: 0,
    sinkItems: 0,
    modularArmor: 0,
    enhanced: [],
  };
  const { equipment } = mech;
  let roles: ItemRoles | undefined;
  for (let index = 0; index < equipment.length; index += 1) {
    const mount = equipment[index] as Mount;
    const { item } = mount;
    if (item === undefined) continue;
    // Identical items are mostly adjacent, especially heat sinks.
    if (roles?.item !== item) roles = rolesOf(item);
    count(stock, mount, roles);
  }
  // The armor itself decides, whether or not its slots are listed. Patchwork stealth armor hides nothing.
  const stealth = !mech.patchwork && mech.locations[0]?.armor?.traits.includes('stealth') === true;
  stock.marks = stealth ? stock.marks | MARKS.stealth : stock.marks & ~MARKS.stealth;
  return stock;
}

function count(stock: MechStock, mount: Mount, roles: ItemRoles): void {
  stock.marks |= roles.marks;
  if (roles.marks & SIGNATURE_MARKS) stock.signatures.push({ mount, roles });
  // A capacitor may be what makes a weapon explode.
  const explosive =
    roles.explosive !== undefined || (roles.role === 'weapon' && mount.linkedBy !== undefined);
  if (explosive && mount.location !== undefined) stock.explosive.push({ mount, roles });
  if (mount.armored) stock.armored.push({ mount, roles });
  switch (roles.role) {
    case 'other':
      return;
    case 'heat-sink':
      stock.sinkItems += 1;
      return;
    case 'vibroblade':
      stock.vibroblades.push({ mount, roles });
      return;
    case 'jump-booster':
      stock.jumpBoosters = Math.round(mount.size ?? 0);
      return;
    case 'actuator-enhancement':
      if (mount.location !== undefined) stock.enhanced.push(mount.location);
      return;
    case 'ammunition':
      if (roles.coolantPod) stock.coolantPods += 1;
      break;
    case 'defensive':
      countShield(stock, mount, roles);
      break;
    case 'jump-jet':
      stock.firstJet ??= mount;
      break;
  }
  countItem(stock, mount, roles);
}

/** In each arm, at most one shield of each size slows the 'Mech. */
function countShield(stock: MechStock, { location }: Mount, roles: ItemRoles): void {
  const { item } = roles;
  if (item.kind !== 'physical-weapon' || !isArm(location)) return;
  if (stock.defensive.some((other) => other.roles === roles && other.mount.location === location)) return;
  if (item.physicalWeapon === 'medium-shield') stock.mediumShieldArms += 1;
  if (item.physicalWeapon === 'large-shield') stock.largeShieldArms += 1;
}

const isHardened = (state: MechLocationState | undefined) => state?.armor?.armor.type === 'hardened';
const isHardenedLeg = (state: MechLocationState) => isLeg(state.location) && isHardened(state);
